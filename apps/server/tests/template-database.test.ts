import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cloneDatabase,
  dropDatabase,
  startTestPostgres,
  type TestPostgres,
} from './template-database.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startTestPostgres();
});

afterAll(async () => {
  for (const name of ['test_copy_1', 'test_copy_2', 'test_original']) {
    await dropDatabase(postgres.ownerUrl, name);
  }
  await postgres.stop();
});

test('copies of a template that is in use for a moment hold what it holds', async () => {
  const { ownerUrl } = postgres;
  const original = await connect(await cloneDatabase(ownerUrl, 'template1', 'test_original'));
  await original.query('create table kept as select 42 as answer');
  setTimeout(() => original.end(), 300);

  const urls = await Promise.all(
    ['test_copy_1', 'test_copy_2'].map((name) => cloneDatabase(ownerUrl, 'test_original', name)),
  );
  for (const url of urls) expect(await answerIn(url)).toBe(42);
});

test('a copy replaces an older one of the same name', async () => {
  const { ownerUrl } = postgres;
  const older = await connect(await cloneDatabase(ownerUrl, 'test_original', 'test_copy_1'));
  await older.query('update kept set answer = 0');
  await older.end();

  expect(await answerIn(await cloneDatabase(ownerUrl, 'test_original', 'test_copy_1'))).toBe(42);
});

async function answerIn(url: string): Promise<number> {
  const client = await connect(url);
  const { rows } = await client.query('select answer from kept');
  await client.end();
  return rows[0].answer;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
