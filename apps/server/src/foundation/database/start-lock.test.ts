import pg from 'pg';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testWorld } from '../../../tests/support.ts';
import { migrateDatabase } from './migrations.ts';
import { underStartLock } from './start-lock.ts';

const world = testWorld();
const KEY = 4_862_999;
const clients: pg.Client[] = [];
let lines: Record<string, unknown>[] = [];
const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });

afterEach(async () => {
  lines = [];
  for (const client of clients.splice(0)) await client.end();
});

async function open(program: string): Promise<pg.Client> {
  const { url } = world.system.database;
  const client = new pg.Client({ connectionString: url, application_name: program });
  clients.push(client);
  await client.connect();
  return client;
}

function lockOf(timeouts = { perTry: 100, inAll: 60_000 }) {
  const { directUrl } = world.system.database;
  return { directUrl, key: KEY, name: 'the test', logger, timeouts };
}

const saidWaiting = () =>
  vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('waiting for the test'), 10_000);

describe('a lock of the start', () => {
  test('lets one in at a time, and is given back however the work ends', async () => {
    let inside = 0;
    const work = async () => {
      expect(++inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside--;
      throw new Error('broken');
    };
    const tries = Array.from({ length: 3 }, () => underStartLock(lockOf(), work));
    const ends = await Promise.allSettled(tries);
    for (const end of ends) expect(end).toMatchObject({ reason: new Error('broken') });
    expect(await underStartLock(lockOf(), async () => 'free')).toBe('free');
  });

  test('that another process holds is waited for, and the log says whose it is', async () => {
    const holder = await open('other-program');
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [KEY]);
    const work = vi.fn(async () => 'done');
    const waiting = underStartLock(lockOf(), work);
    await saidWaiting();
    expect(lines[0]?.heldBy).toMatch(/^process \d+ of PostgreSQL .*program "other-program".*since/);
    expect(work).not.toHaveBeenCalled();

    await holder.query('commit');
    expect(await waiting).toBe('done');
  });

  test('is not waited for for ever: the refusal says who holds it and what to do', async () => {
    const holder = await open('stuck-program');
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [KEY]);
    const refused = underStartLock(lockOf({ perTry: 400, inAll: 500 }), async () => 'done');
    await expect(refused).rejects.toThrow(
      /^Waited \d+ seconds for the test, held by process \d+ .*"stuck-program".*\. Let it finish or end it, and start again\./,
    );
  });
});

describe('a table that somebody reads', () => {
  test('is waited for in short tries, between which others read on, and then changed whole', async () => {
    const reader = await open('reader');
    await reader.query('begin; select * from plans limit 1');
    const changing = underStartLock(lockOf(), async (client) => {
      await client.query('create table made_on_the_way (id int)');
      await client.query('alter table plans add column tried int');
    });
    await saidWaiting();

    // Somebody who comes later queues behind the change no longer than one try.
    await (await open('latecomer')).query("set statement_timeout = '20s'; select * from plans");
    const half = await world.system.database.pool.query("select to_regclass('made_on_the_way')");
    expect(half.rows).toEqual([{ to_regclass: null }]);
    await reader.query('commit');
    await changing;
    await world.system.database.pool.query('select tried from plans');
    await world.system.database.pool.query(
      'drop table made_on_the_way; alter table plans drop column tried',
    );
  });

  test('a start with nothing to change waits for nobody', async () => {
    const reader = await open('reader');
    await reader.query('begin; select * from plans limit 1');
    await migrateDatabase(world.system.database.directUrl, {
      logger,
      timeouts: { perTry: 1000, inAll: 0 },
    });
    expect(lines).toEqual([]);
  });
});
