import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  answerOf,
  ask,
  forkServer,
  killGroup,
  killPostmaster,
  leaveNothingRunning,
  newFolder,
  portOf,
  postmasterPid,
  startIn,
} from '../../../../tests/embedded-postgres-support.ts';
import { freePort } from '../../../../tests/server-process.ts';
import { isRunning } from './running-process.ts';

leaveNothingRunning();

test('goes on with the PostgreSQL that a killed server left behind', async () => {
  const folder = newFolder();
  const child = forkServer(folder);
  await answerOf(child);
  const left = postmasterPid(folder);
  await killGroup(child);

  const messages: string[] = [];
  const server = await startIn(folder, { report: (message) => messages.push(message) });
  expect(postmasterPid(folder)).toBe(left);
  expect(messages).toEqual([`Going on with PostgreSQL process ${left}, left by an earlier run.`]);
  await server.stop();
  expect(isRunning(left)).toBe(false);
});

test('restarts the one left behind when it was started otherwise', async () => {
  const folder = newFolder();
  const child = forkServer(folder);
  await answerOf(child);
  await killGroup(child);
  const port = await freePort();

  const server = await startIn(folder, { port });
  expect(portOf(server.url)).toBe(port);
  await server.stop();
});

test('recovers what was committed when PostgreSQL itself was killed', async () => {
  const folder = newFolder();
  const first = await startIn(folder, { durability: 'full' });
  await ask(first.url, 'create table kept as select 42 as answer');
  await killPostmaster(folder);
  await first.stop();

  const second = await startIn(folder);
  expect(await ask(second.url, 'select answer from kept')).toEqual({ answer: 42 });
  await second.stop();
});

test('starts although a stranger now has the number of the killed PostgreSQL', async () => {
  const folder = newFolder();
  await (await startIn(folder)).stop();
  const { uid, gid } = statSync(folder);
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
  await once(stranger, 'spawn');
  writeFileSync(
    join(folder, 'postmaster.pid'),
    `${stranger.pid}\n${folder}\n0\n5432\n\n\n\nready\n`,
  );

  const server = await startIn(folder);
  await server.stop();
  expect(stranger.exitCode).toBeNull();
  stranger.kill('SIGKILL');
});

test('waits for a query that outlives the killed PostgreSQL', async () => {
  const folder = newFolder();
  const first = await startIn(folder);
  const survivor = ask(first.url, busyFor('2 seconds'));
  await expect
    .poll(() => ask(first.url, "select from pg_stat_activity where query like 'do%' limit 1"))
    .toBeDefined();
  await killPostmaster(folder);
  await first.stop();

  const startedAt = performance.now();
  const second = await startIn(folder);
  expect(performance.now() - startedAt).toBeGreaterThan(1000);
  await survivor;
  await second.stop();
});

function busyFor(duration: string): string {
  return `do $$ declare over timestamptz := clock_timestamp() + interval '${duration}';
    begin while clock_timestamp() < over loop end loop; end $$`;
}
