import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, signIn, testWorld } from '../../../tests/support.ts';
import { type Actor, type CompanyScope, createScopes, type Scopes } from './scopes.ts';
import { inTransaction } from './transactions.ts';

const world = testWorld();
let salon: CompanyStory;
/** One connection only, so that each transaction gets what the one before left behind. */
let pool: pg.Pool;
let scopes: Scopes;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  await salon.offers('Escova');
});
beforeEach(() => {
  pool = new pg.Pool({ connectionString: world.system.database.url, max: 1 });
  scopes = scopesOf(pool);
  return () => pool.end();
});

function scopesOf(requests: pg.Pool): Scopes {
  const jobs = { listenersOf: () => [], enqueue: async () => {}, enqueueAll: async () => {} };
  return createScopes({ pool: requests, jobsIn: () => jobs, publishChanges: () => {} });
}

type Seen = Record<'who' | 'company' | 'account' | 'request', string | null>;

const SEEN = `select current_user::text as who,
  current_setting('app.company_id', true) as company,
  current_setting('app.user_id', true) as account,
  current_setting('app.request_id', true) as request`;

async function seenIn(scope: CompanyScope): Promise<Seen | undefined> {
  return (await scope.execute<Seen>(sql.raw(SEEN))).rows[0];
}

/** What the next transaction on the connection finds there. */
function leftBehind(): Promise<Seen | null> {
  const opening = { purpose: 'write', entrance: SEEN } as const;
  return inTransaction<Seen, Seen | null>(pool, opening, async (_client, seen) => seen);
}

function seenBy({ userId, requestId }: Actor): Seen {
  return {
    who: `${new URL(world.system.database.url).username}_app`,
    company: salon.companyId,
    account: userId ?? '',
    request: requestId,
  };
}

const REQUESTS = [
  '0199-plain',
  '',
  "it's",
  "''; set local role = 'none'; --",
  "'; rollback; drop table services; --",
  "\\'; select 1 / 0; --",
  'C:\\new\\table\\',
  '"quoted" $$ $1 %s /* not closed',
  'ação\n☂\t1;2',
];

describe.each(['write', 'read', 'snapshot'] as const)('to %s', (purpose) => {
  function enter<Answer>(actor: Actor, work: (scope: CompanyScope) => Promise<Answer>) {
    const entry = { ...actor, companyId: salon.companyId };
    if (purpose === 'snapshot') return scopes.withSnapshot(entry, work);
    return scopes.withCompany({ ...entry, purpose }, work);
  }

  test.each(REQUESTS)('whoever enters a company is known by it: %j', async (requestId) => {
    for (const userId of [salon.ownerId, null]) {
      expect(await enter({ userId, requestId }, seenIn)).toEqual(seenBy({ userId, requestId }));
    }
  });

  test('nothing of it is left on the connection', async () => {
    const login = new URL(world.system.database.url).username;
    const actor = { userId: salon.ownerId, requestId: 'left' };
    const failing = (scope: CompanyScope) => scope.execute('select 1 / 0');

    expect(await enter(actor, seenIn)).toMatchObject({ who: `${login}_app` });
    expect(await leftBehind()).toEqual({ who: login, company: '', account: '', request: '' });
    await expect(enter(actor, failing)).rejects.toThrow();
    expect(await leftBehind()).toEqual({ who: login, company: '', account: '', request: '' });
  });
});

test.each(REQUESTS)('a session enters the company of its account: %j', async (requestId) => {
  const token = await signIn(world.system, salon.ownerId);
  const key = { token, requestId, now: noon, purpose: 'read' } as const;

  const seen = await scopes.withSession(key, seenIn);
  expect(seen).toEqual(seenBy({ userId: salon.ownerId, requestId }));
});

test('whoever enters sees the rows of that company alone', async () => {
  const services = (scope: CompanyScope) => scope.execute('select name from services');
  const namesIn = async (companyId: string) =>
    (await scopes.withCompany({ companyId, userId: null, requestId: 'test' }, services)).rows;

  expect(await namesIn(crypto.randomUUID())).toEqual([]);
  expect(await namesIn(salon.companyId)).toEqual([{ name: 'Escova' }]);
});

describe('the role of requests', () => {
  const actor = { userId: null, requestId: 'test' };

  test('is asked for once', async () => {
    await throughRelay({ refused: 0 }, async (own, relay) => {
      const entry = { ...actor, companyId: salon.companyId };
      await Promise.all([own.withCompany(entry, seenIn), own.withCompany(entry, seenIn)]);
      await own.withSnapshot(entry, seenIn);
      expect(relay.asked()).toBe(1);
    });
  });

  test('is asked for again by whoever comes after a failure', async () => {
    await throughRelay({ refused: 2 }, async (own) => {
      const entry = { ...actor, companyId: salon.companyId };
      await expect(own.withCompany(entry, seenIn)).rejects.toThrow();
      expect(await own.withCompany(entry, seenIn)).toEqual(seenBy(actor));
    });
  });
});

type Relay = { asked: () => number };

/** Scopes whose connections pass a relay, which breaks the first ones and counts the questions. */
async function throughRelay(
  { refused }: { refused: number },
  work: (own: Scopes, relay: Relay) => Promise<void>,
): Promise<void> {
  let sent = '';
  let arrivals = 0;
  const url = new URL(world.system.database.url);
  const relay = createServer((near) => {
    arrivals += 1;
    if (arrivals <= refused) return near.destroy();
    const far = connect(Number(url.port), url.hostname);
    near.on('data', (bytes) => {
      sent += bytes.toString('latin1');
    });
    near.pipe(far).pipe(near);
    for (const side of [near, far]) side.on('error', () => {});
  });
  const own = new pg.Pool({ connectionString: await listening(relay, url), max: 2 });
  try {
    await work(scopesOf(own), { asked: () => sent.split('app_role()').length - 1 });
  } finally {
    await own.end();
    relay.close();
  }
}

async function listening(relay: Server, { href }: URL): Promise<string> {
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve);
  });
  const here = new URL(href);
  here.hostname = '127.0.0.1';
  // A server that listens on a port has an address of this form.
  here.port = String((relay.address() as AddressInfo).port);
  return here.href;
}
