import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  leaveNothingRunningAtTheEnd,
  newFolder,
  startIn,
} from '../../../tests/embedded-postgres-support.ts';
import { freePort } from '../../../tests/server-process.ts';
import { connectForStart } from './connection.ts';
import { addressesIn, isDatabaseAddress, openWay, wayTo } from './several-hosts.ts';

describe('an address', () => {
  test('is one for each of its hosts', () => {
    expect(addressesIn('postgres://a:b@one:5432,two/hora?sslmode=require')).toEqual([
      'postgres://a:b@one:5432/hora?sslmode=require',
      'postgres://a:b@two/hora?sslmode=require',
    ]);
    expect(addressesIn('postgres://a:b%2C@one/hora')).toEqual(['postgres://a:b%2C@one/hora']);
  });

  test.each([
    ['postgres://a:b@one:5432,two:5433/hora', true],
    ['postgresql://a@[::1]:5432,[::2]/hora?target_session_attrs=standby', true],
    ['postgres://a:b@one:5432,two:x/hora', false],
    ['postgres://a:b@one,/hora', false],
    ['postgres://a:b@one,two/hora?target_session_attrs=nobody', false],
    ['mysql://a:b@one/hora', false],
    ['one,two', false],
  ])('%s can be used: %s', (url, usable) => {
    expect(isDatabaseAddress(url)).toBe(usable);
  });
});

describe('of several hosts', () => {
  const folders = [newFolder(), newFolder()];
  const servers: { url: string; stop(): Promise<void> }[] = [];
  let nobody: string;

  leaveNothingRunningAtTheEnd();
  beforeAll(async () => {
    // A standby of nobody: it only reads.
    const first = await startIn(folders[0] ?? '', { durability: 'none' });
    await first.stop();
    writeFileSync(join(folders[0] ?? '', 'standby.signal'), '');
    for (const folder of folders) servers.push(await startIn(folder, { durability: 'none' }));
    nobody = `127.0.0.1:${await freePort()}`;
    const password = "alter role postgres password 'same'";
    await withClient(servers[1]?.url ?? '', (client) => client.query(password));
  });
  afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

  const portOf = (place: number) => new URL(servers[place]?.url ?? '').port;
  const login = () => new URL(servers[0]?.url ?? '').password;
  /** Each server has a password of its own, so that whoever is let in is at the right one. */
  function address(password: string, wanted = ''): string {
    const hosts = [nobody, `127.0.0.1:${portOf(0)}`, `127.0.0.1:${portOf(1)}`];
    return `postgres://postgres:${password}@${hosts}/postgres${wanted}`;
  }

  async function portReached(client: pg.Client | pg.PoolClient): Promise<string> {
    const { rows } = await client.query("select current_setting('port') as port");
    return rows[0].port;
  }

  test('the primary is chosen, by a connection of its own and by a pool', async () => {
    const url = address('same');
    const client = openWay(url, {});
    await client.connect();
    expect(await portReached(client)).toBe(portOf(1));
    await client.end();

    const pool = new pg.Pool(wayTo(url));
    const both = await Promise.all([pool.connect(), pool.connect()]);
    expect(await Promise.all(both.map(portReached))).toEqual([portOf(1), portOf(1)]);
    for (const each of both) each.release();
    await pool.end();
  });

  test('a standby is chosen where one is asked for', async () => {
    const client = openWay(address(login(), '?target_session_attrs=standby'), {});
    await client.connect();
    expect(await portReached(client)).toBe(portOf(0));
    await client.end();
  });

  test('none that fits is said in a sentence', async () => {
    const standbys = `postgres://postgres:${login()}@127.0.0.1:${portOf(0)},${nobody}/postgres`;
    await expect(connectForStart(standbys)).rejects.toThrow(/none of its 2 hosts is a primary/);
    const nowhere = `postgres://postgres:same@${nobody},${nobody}/postgres`;
    await expect(connectForStart(nowhere)).rejects.toThrow(/does not answer \(.*ECONNREFUSED/);
  });
});

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client);
  await client.end();
}
