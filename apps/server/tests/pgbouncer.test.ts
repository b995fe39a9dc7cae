import { createRouterClient } from '@orpc/server';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { scenario } from '../seeds/scenario.ts';
import { explain } from '../src/explanation.ts';
import { createConnection } from '../src/foundation/database/connection.ts';
import { type Database, openDatabase } from '../src/foundation/database/database.ts';
import { openChangeFeed } from '../src/foundation/live/change-feed.ts';
import { router } from '../src/router.ts';
import { assembleSystem, type System } from '../src/system.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgbouncer-support.ts';
import { contextOf, noon, SECRETS, signIn, testWorld } from './support.ts';

const PATIENCE = 15_000;
const world = testWorld();

async function limitsOf(asked: Pick<pg.Client, 'query'>): Promise<unknown> {
  const { rows } = await asked.query(
    `select current_setting('statement_timeout') as statement,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  return rows[0];
}

/** Through both pools, and as the job queue and the listening connection go. */
async function expectLimits({ requests, pool, directUrl }: Database): Promise<void> {
  const direct = createConnection({ connectionString: directUrl });
  await direct.connect();
  try {
    for (const asked of [requests, pool, direct]) {
      expect(await limitsOf(asked)).toEqual({ statement: '30s', idle: '30s' });
    }
  } finally {
    await direct.end();
  }
}

test('no statement and no transaction waits for ever, whichever way it came', async () => {
  await expectLimits(world.system.database);
});

test('a limit that somebody set for the login in this database stays', async () => {
  const { url, pool } = world.system.database;
  const { logger } = world.system;
  const [{ name }] = (await pool.query('select current_database() as name')).rows;
  await pool.query(`alter role current_user in database ${name} set statement_timeout = '2min'`);
  const second = await openDatabase({ url, dataFolder: '', logger });
  expect(await limitsOf(second.pool)).toEqual({ statement: '2min', idle: '30s' });
  await second.close();
  await pool.query(`alter role current_user in database ${name} set statement_timeout = '30s'`);
});

describe.skipIf(!hasPgBouncer)('behind PgBouncer', () => {
  let session: PgBouncer;
  let transaction: PgBouncer;
  let opened: System[] = [];

  beforeAll(async () => {
    const { url } = world.system.database;
    session = await startPgBouncer(url, 'session');
    transaction = await startPgBouncer(url, 'transaction');
  });
  afterEach(async () => {
    for (const system of opened) await system.close();
    opened = [];
  });
  afterAll(async () => {
    await session?.stop();
    await transaction?.stop();
  });

  const logger = pino({ level: 'fatal' });

  async function open(url: string, directUrl?: string): Promise<System> {
    const database = await openDatabase({ url, directUrl, dataFolder: '', logger });
    const { environment, clock } = world.system;
    const system = await assembleSystem({ environment, logger, database, secrets: SECRETS, clock });
    opened.push(system);
    return system;
  }

  /** Somebody signs up, many ask at once, and elsewhere it is heard and worked off. */
  async function expectAtWork(system: System, name: string): Promise<void> {
    await vi.waitFor(() => expect(system.feed.isListening()).toBe(true), PATIENCE);
    await expectLimits(system.database);
    const tell = scenario({ scopes: system.scopes, now: noon });
    const salon = await tell.company(name, { name: 'Bê', email: `${name}@salao.test` });
    await salon.offers('Corte');
    const token = await signIn(system, salon.ownerId);
    const asked = Array.from({ length: 30 }, () =>
      createRouterClient(router, { context: contextOf(system, token) }).catalog.services.list({}),
    );
    for (const services of await Promise.all(asked)) expect(services).toHaveLength(1);

    const heard = vi.fn();
    world.system.feed.watch({ changed: heard, missed: () => {} });
    system.feed.publish({
      companyId: salon.companyId,
      requestId: 'one',
      topics: new Set(['services'] as const),
    });
    await vi.waitFor(
      () => expect(heard).toHaveBeenCalledWith(salon.companyId, 'services'),
      PATIENCE,
    );
    await system.jobs.ask();
  }

  test('that lends by the session, everything works with one address', async () => {
    await expectAtWork(await open(session.url), 'sessao');
  });

  test('that lends by the transaction, everything works with a direct address beside it', async () => {
    await expectAtWork(await open(transaction.url, world.system.database.url), 'transacao');
  });

  test.each([
    ['alone', () => [transaction.url], /^DATABASE_URL leads to a pooler .*set DATABASE_DIRECT_URL/],
    [
      'as the direct way',
      () => [session.url, transaction.url],
      /^DATABASE_DIRECT_URL leads to a pooler/,
    ],
    [
      'beside a way to another database',
      () => [transaction.url, new URL('/postgres', world.system.database.url).href],
      /^DATABASE_DIRECT_URL and DATABASE_URL lead to different databases/,
    ],
  ])('that lends by the transaction %s, the start is refused in a sentence', async (...given) => {
    const [, ways, sentence] = given;
    const [url = '', directUrl] = ways();
    const refused = await openDatabase({ url, directUrl, dataFolder: '', logger }).catch(explain);
    expect(refused).toMatch(sentence);
    expect(refused).not.toContain('\n');
  });

  test('that lends by the transaction, who listens through it knows that nothing is heard', async () => {
    const warn = vi.spyOn(logger, 'warn');
    const { pool } = world.system.database;
    const patience = { askedEvery: 50, answersWithin: 300 };
    const feed = openChangeFeed({ directUrl: transaction.url, pool }, logger, patience);
    const deaf = expect.objectContaining({
      err: expect.objectContaining({ message: expect.stringContaining('DATABASE_DIRECT_URL') }),
    });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(deaf, expect.any(String)), PATIENCE);
    expect(feed.isListening()).toBe(false);
    await feed.close();
    warn.mockRestore();
  });
});
