import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  answerOf,
  ask,
  forkServer,
  killAlone,
  killGroup,
  leaveNothingRunning,
  newFolder,
  portOf,
  startIn,
} from '../../../tests/embedded-postgres-support.ts';

leaveNothingRunning();

const isRoot = process.getuid?.() === 0;

test('serves UTF-8 and UTC on the loopback address only', async () => {
  const server = await startIn(newFolder());

  const settings = await ask(
    server.url,
    `select current_setting('listen_addresses') as addresses,
      current_setting('unix_socket_directories') as sockets,
      current_setting('max_connections') as connections,
      current_setting('timezone') as zone, current_setting('server_encoding') as encoding,
      datlocale as locale, datlocprovider as provider,
      (select rolpassword from pg_authid where rolname = 'postgres') as password
    from pg_database where datname = 'postgres'`,
  );
  await server.stop();

  expect(settings).toEqual({
    addresses: '127.0.0.1',
    zone: 'UTC',
    sockets: '',
    connections: '100',
    encoding: 'UTF8',
    locale: 'C.UTF-8',
    provider: 'b',
    password: expect.stringMatching(/^SCRAM-SHA-256/),
  });
});

test('keeps data, port and password between runs, and the password to itself', async () => {
  const folder = newFolder();
  const first = await startIn(folder);
  await ask(first.url, 'create table kept as select 42 as answer');
  await Promise.all([first.stop(), first.stop()]);
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);

  const second = await startIn(folder);
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select answer from kept')).toEqual({ answer: 42 });
  await second.stop();
  expect(statSync(`${folder}.password`).mode & 0o777).toBe(0o600);
});

test('writes to disk before it answers, unless told that the data is worth nothing', async () => {
  const folder = newFolder();
  const query = "select current_setting('fsync') as fsync";

  const safe = await startIn(folder, { durability: 'full' });
  expect(await ask(safe.url, query)).toEqual({ fsync: 'on' });
  await safe.stop();

  const fast = await startIn(folder, { durability: 'none' });
  expect(await ask(fast.url, query)).toEqual({ fsync: 'off' });
  await fast.stop();
});

test('takes another port when somebody has the remembered one', async () => {
  const folder = newFolder();
  const first = await startIn(folder);
  await first.stop();
  const stranger = await listenOn(portOf(first.url));

  const second = await startIn(folder);
  expect(portOf(second.url)).not.toBe(portOf(first.url));
  await second.stop();
  stranger.close();
});

test('refuses a given port that is in use, by its number, and starts once it is free', async () => {
  const folder = newFolder();
  const stranger = await listenOn(0);
  const port = Object(stranger.address()).port;

  await expect(startIn(folder, { port })).rejects.toThrow(
    new RegExp(`cannot use port ${port}.*choose another port`),
  );
  stranger.close();
  const server = await startIn(folder, { port });
  expect(portOf(server.url)).toBe(port);
  await server.stop();
});

test('does not keep its starter alive', async () => {
  const child = forkServer(newFolder());
  await answerOf(child);

  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  ['alone, so that initdb goes on writing', killAlone],
  ['together with initdb', killGroup],
])('a first start is repeated when it was killed half-way, %s', async (_case, kill) => {
  const folder = newFolder();
  const child = forkServer(folder);
  while (!hasUnfinished(folder)) await sleep(5);
  await kill(child);
  expect(existsSync(folder)).toBe(false);

  const server = await startIn(folder);
  expect(hasUnfinished(folder)).toBe(false);
  await server.stop();
});

test('replaces a folder that holds nothing but folders', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'base', '1'), { recursive: true });

  const server = await startIn(folder);
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  await server.stop();
});

test.runIf(isRoot)(
  'below a folder closed to others, the data lives elsewhere and stays',
  async () => {
    const folder = newFolder();
    chmodSync(dirname(folder), 0o700);

    const first = await startIn(folder);
    await ask(first.url, 'create table kept as select 42 as answer');
    const { place } = await ask(first.url, "select current_setting('data_directory') as place");
    await first.stop();
    const second = await startIn(folder);
    const { answer } = await ask(second.url, 'select answer from kept');
    await second.stop();
    rmSync(dirname(String(place)), { recursive: true });

    expect(place).not.toContain(dirname(folder));
    expect(answer).toBe(42);
  },
);

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function hasUnfinished(folder: string): boolean {
  return readdirSync(dirname(folder)).some((name) => name.startsWith('postgres.initializing-'));
}
