import { comparable, patternOf } from '@app/domain/clients/client-search';
import {
  OPERATOR_ACTIONS,
  type OperatorAction,
  type OperatorActionKind,
} from '@app/domain/platform/operator-action';
import {
  and,
  type Column,
  eq,
  inArray,
  isNotNull,
  like,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { folded } from '../../foundation/database/folded-text.ts';
import {
  type NewestPlace,
  newestFirst,
  olderThan,
  type Page,
  pageOf,
} from '../../foundation/database/pages.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { operatorActions } from '../../foundation/operators/operator-actions.table.ts';
import { settingChanges } from '../../foundation/settings/setting-changes.table.ts';
import { accountsWithIds } from '../identity/account-lookup.queries.ts';
import { listAdministrators } from '../identity/administrators.queries.ts';

type TrailSearch = {
  kind: OperatorActionKind | undefined;
  search: string;
  after: NewestPlace | null;
  limit: number;
};
type Deed = NewestPlace & {
  action: OperatorAction;
  subject: string;
  userId: string | null;
  terminalUser: string | null;
  details: Record<string, unknown>;
};
export type DeedRow = Deed & { userName: string | null };

/** What operators did and which settings the terminal changed, as one list, newest first. */
export async function listDeeds(
  scope: OperatorScope,
  { kind, search, after, limit }: TrailSearch,
): Promise<Page<DeedRow>> {
  const words = comparable(search)
    .split(' ')
    .filter((word) => word !== '');
  const wanted = { words, doers: await doersNamed(scope, words), after, limit: limit + 1 };
  const actions = await newestActions(scope, kind, wanted);
  const changes =
    kind === undefined || kind === 'setting' ? await newestChanges(scope, wanted) : [];
  const page = pageOf([...actions, ...changes].sort(newerFirst).slice(0, limit + 1), limit);
  const names = await namesOf(scope, page.rows);
  const named = page.rows.map((row) => ({ ...row, userName: names.get(row.userId ?? '') ?? null }));
  return { ...page, rows: named };
}

type Wanted = {
  words: readonly string[];
  doers: readonly string[];
  after: NewestPlace | null;
  limit: number;
};

async function newestActions(
  scope: OperatorScope,
  kind: OperatorActionKind | undefined,
  { words, doers, after, limit }: Wanted,
): Promise<Deed[]> {
  const { at: createdAt, id, subject, userId, terminalUser, action, details } = operatorActions;
  const ofKind = OPERATOR_ACTIONS.filter((each) => each.startsWith(`${kind ?? ''}.`));
  const rows = await scope
    .select({ createdAt, id, subject, userId, terminalUser, action, details })
    .from(operatorActions)
    .where(
      and(
        kind && inArray(action, ofKind),
        containing(words, doers, { text: subject, terminalUser, userId }),
        olderThan({ createdAt, id }, after),
      ),
    )
    .orderBy(...newestFirst({ createdAt, id }))
    .limit(limit);
  // Of an action that this version does not know any more there are no words either.
  return rows.flatMap((row) => {
    const known = OPERATOR_ACTIONS.find((each) => each === row.action);
    return known ? [{ ...row, action: known }] : [];
  });
}

/**
 * Settings that were changed at the terminal leave their trail beside that of the screens, which write
 * one action for all that was saved together. What left both, as a key of Stripe does, is said once.
 */
async function newestChanges(
  scope: OperatorScope,
  { words, doers, after, limit }: Wanted,
): Promise<Deed[]> {
  const { changedAt: createdAt, id, key: subject, userId, terminalUser } = settingChanges;
  const sameDeed = scope
    .select({ id: operatorActions.id })
    .from(operatorActions)
    .where(
      and(
        eq(operatorActions.at, createdAt),
        eq(operatorActions.subject, subject),
        eq(operatorActions.terminalUser, terminalUser),
      ),
    );
  const rows = await scope
    .select({ createdAt, id, subject, userId, terminalUser })
    .from(settingChanges)
    .where(
      and(
        isNotNull(terminalUser),
        notExists(sameDeed),
        containing(words, doers, { text: subject, terminalUser, userId }),
        olderThan({ createdAt, id }, after),
      ),
    )
    .orderBy(...newestFirst({ createdAt, id }))
    .limit(limit);
  return rows.map((row) => ({ ...row, action: 'setting.changed', details: {} }));
}

type Searched = { text: Column; terminalUser: Column; userId: Column };

/** Each word in what it was done to or at whose terminal, or all of them in who did it. */
function containing(
  words: readonly string[],
  doers: readonly string[],
  { text, terminalUser, userId }: Searched,
): SQL | undefined {
  if (words.length === 0) return undefined;
  const said = folded(sql`concat_ws(' ', ${text}, ${terminalUser})`);
  const isSaid = and(...words.map((word) => like(said, patternOf(word))));
  return doers.length === 0 ? isSaid : or(isSaid, inArray(userId, [...doers]));
}

async function doersNamed(scope: OperatorScope, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const administrators = await listAdministrators(scope);
  return administrators
    .filter(({ name, email }) => {
      const text = comparable(`${name} ${email}`);
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id);
}

function newerFirst(one: Deed, other: Deed): number {
  const byMoment = Temporal.Instant.compare(other.createdAt, one.createdAt);
  return byMoment || (one.id < other.id ? 1 : -1);
}

async function namesOf(
  scope: OperatorScope,
  rows: readonly Deed[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const accounts = await accountsWithIds(scope, ids);
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
