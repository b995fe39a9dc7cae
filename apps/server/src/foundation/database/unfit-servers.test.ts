import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ask,
  leaveNothingRunningAtTheEnd,
  newFolder,
  startIn,
} from '../../../tests/embedded-postgres-support.ts';
import { createLogger } from '../logger.ts';
import { provisionDatabase } from './embedded-postgres.ts';
import { migrateDatabase } from './migrations.ts';
import { createWriteProbe } from './write-probe.ts';

const logger = createLogger('silent');
const EACH_TIME = { answersWithin: 1000, writtenEvery: 0 };
const folder = newFolder();
let url: string;
let ownerUrl: string;
let pool: pg.Pool;
let stop: () => Promise<void>;

leaveNothingRunningAtTheEnd();

beforeAll(async () => {
  ({ url, stop } = await startIn(folder, { durability: 'full' }));
  ownerUrl = await provisionDatabase(url, `${folder}.owner`);
});
afterAll(() => stop());
beforeEach(() => {
  pool = new pg.Pool({ connectionString: url, max: 4 }).on('error', () => {});
  return () => pool.end();
});

async function set(setting: string): Promise<void> {
  await ask(url, `alter system ${setting}`);
  await ask(url, 'select pg_reload_conf()');
}

test('a database that stores is ready', async () => {
  expect(await createWriteProbe(pool)()).toBe(true);
});

test('one whose disk takes no more is not', async () => {
  await set("set temp_file_limit = '64kB'");
  const stores = createWriteProbe(pool, EACH_TIME);
  await expect.poll(stores).toBe(false);
  expect(await ask(url, 'select 1 as fine')).toEqual({ fine: 1 });

  await set('reset temp_file_limit');
  await expect.poll(stores).toBe(true);
});

test('one whose commits wait for a lost standby is not, and is asked once at a time', async () => {
  await set("set synchronous_standby_names = 'lost'");
  const stores = createWriteProbe(pool, EACH_TIME);
  await expect.poll(stores, { timeout: 20_000 }).toBe(false);
  expect(await Promise.all([stores(), stores(), stores()])).toEqual([false, false, false]);
  expect(pool.totalCount).toBe(1);

  await set('reset synchronous_standby_names');
  await expect.poll(stores, { timeout: 20_000 }).toBe(true);
});

test('however many ask at once, it is asked once', async () => {
  const query = vi.spyOn(pool, 'query');
  const stores = createWriteProbe(pool, { answersWithin: 10_000, writtenEvery: 60_000 });
  await Promise.all(Array.from({ length: 50 }, stores));
  await stores();

  expect(query).toHaveBeenCalledOnce();
});

test('one that only reads is refused at the start, and is not ready', async () => {
  await ask(url, 'alter role hora_owner set default_transaction_read_only = on');
  await expect(migrateDatabase(ownerUrl, { logger })).rejects.toThrow(
    /DATABASE_URL only reads.*Switch it off/,
  );
  await ask(url, 'alter role hora_owner reset default_transaction_read_only');

  await stop();
  writeFileSync(join(folder, 'standby.signal'), '');
  ({ url, stop } = await startIn(folder, { durability: 'full' }));
  await expect(migrateDatabase(ownerUrl, { logger })).rejects.toThrow(
    /is a standby.*address of the primary/,
  );
  expect(await createWriteProbe(pool, EACH_TIME)()).toBe(false);
});
