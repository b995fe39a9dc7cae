import type { LiveTopic } from '@app/contract/shared/live-topics';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { escapeLiteral, type Pool, type PoolClient } from 'pg';
import type { Consequence, JobsInTransaction } from '../jobs/events.ts';
import { topicOf } from './company-columns.ts';
import { type StandbyReads, tryAtStandby } from './standby-reads.ts';
import { inTransaction, type Purpose } from './transactions.ts';

/** A transaction tied to one company. Only the functions below make one, and every query asks for it. */
export type CompanyScope = NodePgDatabase & {
  readonly kind: 'company';
  readonly companyId: string;
  /** The connection underneath, which outlives the transaction and keeps what was prepared on it. */
  readonly connection: NodePgDatabase;
  readonly jobs: JobsInTransaction;
  /** What follows at once from what is announced here. */
  readonly consequences: readonly Consequence<CompanyScope>[];
  /**
   * Lists that changed; whoever looks at them is told after the commit. A table that tells of its
   * writes adds its list by itself.
   */
  readonly changed: Set<LiveTopic>;
};

/** A transaction of the platform's operators: sees every company, leaves a trail. */
export type OperatorScope = NodePgDatabase & {
  readonly kind: 'operator';
  readonly jobs: JobsInTransaction;
};

/** Who acts, so that the trail of changes can tell. */
export type Actor = { userId: string | null; requestId: string };

/** Whom a session belongs to, as the database found it. */
export type SessionAccount = {
  userId: string;
  name: string;
  email: string;
  imageUrl: string | null;
  platformRole: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  sessionId: string;
  companyId: string | null;
  companyName: string;
  companySlug: string;
  companyTimezone: string;
  companyActive: boolean;
  memberRole: string | null;
  /** The company that used to open for this account took its access away. */
  accessEnded: boolean;
  subscriptionStatus: string;
  trialEndsAt: Date | null;
  currentPeriodEnd: Date | null;
  /** Which modules the company's plan opens or closes, by name; what it does not name is open. */
  planPermissions: Record<string, boolean> | null;
  /** The visit for support by which an operator is in a company that is not hers; null for all others. */
  supportVisitId: string | null;
  supportReason: string | null;
  supportEndsAt: Date | null;
  supportMayWrite: boolean | null;
  /** Names of modules that are switched off for every company. */
  hiddenModules: string[];
};

type SessionKey = {
  token: string;
  requestId: string;
  now: Temporal.Instant;
  purpose: Purpose;
  /** A read that may be a second old, and so may be made elsewhere: never one that something is decided by. */
  mayBeOld?: boolean;
};

export type Scopes = {
  /** A transaction that writes, unless its purpose is to read. */
  withCompany<Answer>(
    entry: Actor & { companyId: string; purpose?: 'read' | 'write' },
    work: (scope: CompanyScope) => Promise<Answer>,
  ): Promise<Answer>;
  /** Reads a company as it is at one moment, or was a second ago, however long the reading takes. */
  withSnapshot<Answer>(
    entry: Actor & { companyId: string },
    work: (scope: CompanyScope) => Promise<Answer>,
  ): Promise<Answer>;
  /** Finds the account of a session and opens its company's transaction in the same round trip. */
  withSession<Answer>(
    key: SessionKey,
    work: (scope: CompanyScope, account: SessionAccount | null) => Promise<Answer>,
  ): Promise<Answer>;
  asOperator<Answer>(
    actor: Actor,
    work: (scope: OperatorScope) => Promise<Answer>,
  ): Promise<Answer>;
  /** News for a company's screens, and for servers that remember it, of what was stored in no transaction of its own. */
  tell(entry: Actor & { companyId: string }, topic: LiveTopic): void;
};

export type CompanyChange = {
  companyId: string;
  /** The account that acts; null for visitors and jobs. */
  userId: string | null;
  requestId: string;
  topics: ReadonlySet<LiveTopic>;
};

type ScopeParts = {
  pool: Pool;
  jobsIn: (transaction: NodePgDatabase) => JobsInTransaction;
  consequences?: readonly Consequence<CompanyScope>[];
  publishChanges: (change: CompanyChange) => void;
  /** Where what may be old is read; the same as everything else without one. */
  standby?: StandbyReads | null;
};

export function createScopes(parts: ScopeParts): Scopes {
  const { pool, jobsIn, consequences = [], publishChanges, standby = null } = parts;
  const roleOfRequests = askedOnce(() => readRoleOfRequests(pool));

  function companyScope(client: PoolClient, companyId: string): CompanyScope {
    const transaction = drizzleOf(client);
    const changed = new Set<LiveTopic>();
    // The query builder is kept per connection; what belongs to this transaction hangs on a fresh object.
    return Object.assign(Object.create(transaction), {
      kind: 'company',
      companyId,
      connection: transaction,
      jobs: jobsIn(transaction),
      consequences,
      changed,
      ...tellingWrites(transaction, changed),
    });
  }

  function publish(scope: CompanyScope | undefined, { userId, requestId }: Actor): void {
    if (!scope?.changed.size) return;
    publishChanges({ companyId: scope.companyId, userId, requestId, topics: scope.changed });
  }

  async function withCompany<Answer>(
    entry: Parameters<Scopes['withCompany']>[0],
    work: (scope: CompanyScope) => Promise<Answer>,
  ): Promise<Answer> {
    const { companyId, userId, requestId, purpose = 'write' } = entry;
    let scope: CompanyScope | undefined;
    const entrance = enterCompany(await roleOfRequests(), { companyId, userId, requestId });
    const answer = await inTransaction(pool, { purpose, entrance }, (client) => {
      scope = companyScope(client, companyId);
      return work(scope);
    });
    publish(scope, { userId, requestId });
    return answer;
  }

  async function withSnapshot<Answer>(
    { companyId, userId, requestId }: Actor & { companyId: string },
    work: (scope: CompanyScope) => Promise<Answer>,
  ): Promise<Answer> {
    const entrance = enterCompany(await roleOfRequests(), { companyId, userId, requestId });
    const opening = { purpose: 'snapshot', entrance } as const;
    const read = (client: PoolClient) => work(companyScope(client, companyId));
    const elsewhere = await tryAtStandby(standby, opening, (client) =>
      standby?.hasJustChanged(companyId) ? null : read(client),
    );
    return elsewhere ? elsewhere.answer : inTransaction(pool, opening, read);
  }

  async function withSession<Answer>(
    { token, requestId, now, purpose, mayBeOld = false }: SessionKey,
    work: (scope: CompanyScope, account: SessionAccount | null) => Promise<Answer>,
  ): Promise<Answer> {
    let scope: CompanyScope | undefined;
    let userId: string | null = null;
    const opening = { purpose, entrance: enterSession([token, requestId, now.toString()]) };
    const enter = (client: PoolClient, account: SessionAccount | null) => {
      scope = companyScope(client, account?.companyId ?? '');
      userId = account?.userId ?? null;
      return work(scope, account);
    };
    if (mayBeOld && purpose === 'read') {
      const elsewhere = await tryAtStandby<SessionAccount, Answer>(
        standby,
        opening,
        (client, account) => (standby?.mayAnswer(account) ? enter(client, account) : null),
      );
      if (elsewhere) return elsewhere.answer;
    }
    const answer = await inTransaction<SessionAccount, Answer>(pool, opening, enter);
    publish(scope, { userId, requestId });
    return answer;
  }

  function asOperator<Answer>(
    { userId, requestId }: Actor,
    work: (scope: OperatorScope) => Promise<Answer>,
  ): Promise<Answer> {
    const entrance = enter('enter_operator', [userId, requestId]);
    return inTransaction(pool, { purpose: 'write', entrance }, (client) => {
      const transaction = drizzleOf(client);
      const extras = { kind: 'operator', jobs: jobsIn(transaction) };
      return work(Object.assign(Object.create(transaction), extras));
    });
  }

  function tell(entry: Actor & { companyId: string }, topic: LiveTopic): void {
    publishChanges({ ...entry, topics: new Set([topic]) });
  }

  return { withCompany, withSnapshot, withSession, asOperator, tell };
}

/** Writes that note which list they change, so that no command has to remember it. */
function tellingWrites(transaction: NodePgDatabase, changed: Set<LiveTopic>) {
  function note(table: PgTable): void {
    const topic = topicOf(table);
    if (topic) changed.add(topic);
  }
  return {
    insert<Table extends PgTable>(table: Table) {
      note(table);
      return transaction.insert(table);
    },
    update<Table extends PgTable>(table: Table) {
      note(table);
      return transaction.update(table);
    },
    delete<Table extends PgTable>(table: Table) {
      note(table);
      return transaction.delete(table);
    },
  };
}

async function readRoleOfRequests(pool: Pool): Promise<string> {
  const opening = { purpose: 'read', entrance: 'select app_role() as role' } as const;
  const role = await inTransaction<{ role: string }, string | undefined>(
    pool,
    opening,
    async (_client, entered) => entered?.role,
  );
  if (role === undefined) throw new Error('The database did not say which role serves requests');
  return role;
}

/** Asks once for all callers. A failure is told to those who wait, and the next one asks again. */
function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: Promise<Answer> | undefined;
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/**
 * In statements that PostgreSQL obeys without planning them. `enter_session` sets the same, once it
 * has found out which company it is.
 */
function enterCompany(
  role: string,
  { companyId, userId, requestId }: Actor & { companyId: string },
): string {
  const settings = {
    role,
    'app.company_id': companyId,
    'app.user_id': userId ?? '',
    'app.request_id': requestId,
  };
  return Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${escapeLiteral(value)}`)
    .join(';');
}

function enter(entrance: string, values: (string | null)[]): string {
  const literals = values.map((value) => (value === null ? 'null' : escapeLiteral(value)));
  return `select * from ${entrance}(${literals.join(', ')})`;
}

/** What is switched off for everybody comes along with whose session it is. */
function enterSession(values: (string | null)[]): string {
  const entered = enter('enter_session', values);
  return entered.replace('select *', 'select *, hidden_modules() as "hiddenModules"');
}

const drizzles = new WeakMap<PoolClient, NodePgDatabase>();

function drizzleOf(client: PoolClient): NodePgDatabase {
  const known = drizzles.get(client);
  if (known) return known;
  const made = drizzle(client);
  drizzles.set(client, made);
  return made;
}
