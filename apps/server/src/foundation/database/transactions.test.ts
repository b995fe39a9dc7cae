import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { inTransaction, type Purpose } from './transactions.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
/** One connection only, so that each transaction gets what the one before left behind. */
let pool: pg.Pool;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  await salon.offers('Escova');
  await barber.offers('Barba');
});
beforeEach(() => {
  pool = new pg.Pool({ connectionString: world.system.database.url, max: 1 });
  return () => pool.end();
});

function enter<Answer>(
  company: CompanyStory,
  purpose: Purpose,
  work: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const role = `${new URL(world.system.database.url).username}_app`;
  const entrance = `set local role = ${role}; set local app.company_id = '${company.companyId}'`;
  return inTransaction(pool, { purpose, entrance }, work);
}

async function serviceNames(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query('select name from services order by name');
  return rows.map(({ name }) => name);
}

async function stateOf(connectionId: number): Promise<string> {
  const { rows } = await world.system.database.pool.query(
    'select state from pg_stat_activity where pid = $1',
    [connectionId],
  );
  return rows[0].state;
}

test('a read may not write', async () => {
  const writing = enter(salon, 'read', (client) => client.query("update services set name = 'x'"));

  await expect(writing).rejects.toMatchObject({ code: '25006' });
  expect(await enter(salon, 'read', serviceNames)).toEqual(['Escova']);
});

test('a read left open shows nothing to the next company on the same connection', async () => {
  expect(await enter(salon, 'read', serviceNames)).toEqual(['Escova']);
  expect(await enter(barber, 'read', serviceNames)).toEqual(['Barba']);
  await enter(barber, 'write', (client) =>
    client.query("update services set name = 'Barba feita'"),
  );
  expect(await enter(barber, 'read', serviceNames)).toEqual(['Barba feita']);
});

test('a read nobody follows ends by itself', async () => {
  const { rows } = await enter(salon, 'read', (client) =>
    client.query('select pg_backend_pid() as id'),
  );

  await expect.poll(() => stateOf(rows[0].id), { timeout: 20_000, interval: 10 }).toBe('idle');
});

test('a write is stored when it is answered', async () => {
  await enter(salon, 'write', (client) =>
    client.query("update services set description = 'nova' where name = 'Escova'"),
  );

  const seen = await world.inCompany(salon.companyId, (scope) =>
    scope.execute("select description from services where name = 'Escova'"),
  );
  expect(seen.rows).toEqual([{ description: 'nova' }]);
});

test('a failure inside, even a swallowed one, stores nothing and says so', async () => {
  const failing = enter(salon, 'write', async (client) => {
    await client.query("update services set name = 'Perdida'");
    await client.query('select 1 / 0').catch(() => {});
  });

  await expect(failing).rejects.toThrow('rolled back');
  expect(await enter(salon, 'read', serviceNames)).toEqual(['Escova']);
});

test('what the database ended because two waited for each other is done once more', async () => {
  let tries = 0;
  await enter(salon, 'write', async (client) => {
    tries += 1;
    await client.query("update services set description = description || '+'");
    if (tries === 1) await client.query("do $$ begin raise sqlstate '40P01'; end $$");
  });

  const { rows } = await enter(salon, 'read', (client) =>
    client.query(
      "select description like '%+' and description not like '%++' as once from services",
    ),
  );
  expect({ tries, rows }).toEqual({ tries: 2, rows: [{ once: true }] });
});
