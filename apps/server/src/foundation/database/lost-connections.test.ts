import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from './scopes.ts';

const world = testWorld();
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  await salon.offers('Escova');
});

type Purpose = 'read' | 'write';

function enter<Answer>(
  purpose: Purpose,
  work: (scope: CompanyScope) => Promise<Answer>,
): Promise<Answer> {
  const entry = { companyId: salon.companyId, userId: null, requestId: 'test', purpose };
  return world.system.scopes.withCompany(entry, work);
}

async function connectionOf(scope: CompanyScope): Promise<number> {
  const { rows } = await scope.execute(sql`select pg_backend_pid() as id`);
  return Number(rows[0]?.id);
}

/** As an administrator or a failing machine would, from another connection. */
async function cut(connectionId: number): Promise<void> {
  await world.system.database.pool.query('select pg_terminate_backend($1, 5000)', [connectionId]);
}

async function connectionsInUse(): Promise<number[]> {
  const { rows } = await world.system.database.pool.query(
    "select pid from pg_stat_activity where application_name = 'hora-marcada' and datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
}

async function expectGone(connectionId: number): Promise<void> {
  const { requests } = world.system.database;
  await expect.poll(() => requests.totalCount - requests.idleCount).toBe(0);
  expect(await connectionsInUse()).not.toContain(connectionId);
  const names = await enter('read', (scope) => scope.execute(sql`select name from services`));
  expect(names.rows).toEqual([{ name: 'Escova' }]);
}

test.each(['read', 'write'] as const)(
  'a connection lost between two statements of a %s is thrown away, and nobody else notices',
  async (purpose) => {
    let lost = 0;
    const failing = enter(purpose, async (scope) => {
      const own = await connectionOf(scope);
      if (lost) return own;
      lost = own;
      await cut(lost);
      return scope.execute(sql`select 1`);
    });

    await failing.catch(() => {});
    await expectGone(lost);
  },
);

test('a connection lost while a statement runs is thrown away', async () => {
  let lost = 0;
  const failing = enter('write', async (scope) => {
    const own = await connectionOf(scope);
    if (lost) return;
    lost = own;
    const waiting = scope.execute(sql`select pg_sleep(60)`);
    waiting.catch(() => {});
    await cut(lost);
    await waiting;
  });

  await failing.catch(() => {});
  await expectGone(lost);
});

test('a connection lost while it waits in the pool, or with a read left open, is thrown away', async () => {
  const leftOpen = await enter('read', connectionOf);
  await cut(leftOpen);
  await expectGone(leftOpen);

  const stored = await enter('write', connectionOf);
  await cut(stored);
  await expectGone(stored);
});

test('all connections lost at once under load: everybody is served again', async () => {
  const readers = Array.from({ length: 20 }, () =>
    enter('read', (scope) => scope.execute(sql`select pg_sleep(0.05), name from services`)),
  );
  const settled = Promise.allSettled(readers);
  for (const connection of await connectionsInUse()) await cut(connection);
  await settled;

  const names = await Promise.all(
    Array.from({ length: 20 }, () =>
      enter('read', (scope) => scope.execute(sql`select name from services`)),
    ),
  );
  expect(names).toHaveLength(20);
});
