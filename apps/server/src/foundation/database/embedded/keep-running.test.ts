import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  ask,
  killPostmaster,
  leaveNothingRunningAtTheEnd,
  newFolder,
  postmasterPid,
  startIn,
} from '../../../../tests/embedded-postgres-support.ts';
import { isRunning } from './running-process.ts';

const TIMEOUT = { timeout: 20_000, interval: 50 };

leaveNothingRunningAtTheEnd();

// Creating a database takes longer than everything else here.
const folder = newFolder();

test('one that was killed is started again on the same port, however often, and said so', async () => {
  const alarm = vi.fn();
  const server = await startIn(folder, { alarm, durability: 'full' });
  await ask(server.url, 'create table kept as select 42 as answer');

  for (const busy of [false, true]) {
    const killed = postmasterPid(folder);
    const question = busy ? ask(server.url, 'select pg_sleep(60)').catch(() => {}) : null;
    await killPostmaster(folder);
    await vi.waitFor(
      async () => expect(await ask(server.url, 'select answer from kept')).toEqual({ answer: 42 }),
      TIMEOUT,
    );
    await question;
    expect(alarm.mock.calls.flat()).toEqual([
      `PostgreSQL process ${killed} ended by itself. Starting it again.`,
      `PostgreSQL runs again, as process ${postmasterPid(folder)}.`,
    ]);
    alarm.mockClear();
  }

  const last = postmasterPid(folder);
  await server.stop();
  expect(isRunning(last)).toBe(false);
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  expect(alarm).not.toHaveBeenCalled();
});

test('one that cannot be started is tried again and again, and the reason said', async () => {
  const alarm = vi.fn();
  const server = await startIn(folder, { alarm });
  const settings = join(folder, 'postgresql.auto.conf');
  appendFileSync(settings, 'no_such_setting = 1\n');
  await killPostmaster(folder);
  await vi.waitFor(
    () => expect(alarm).toHaveBeenCalledWith(expect.stringMatching(/^Trying again .*no_such_/s)),
    TIMEOUT,
  );

  writeFileSync(settings, '');
  await vi.waitFor(() => ask(server.url, 'select 1'), TIMEOUT);
  await server.stop();
});

test('asked to stop while it cannot be started, nothing is left behind', async () => {
  const alarm = vi.fn();
  const server = await startIn(folder, { alarm });
  rmSync(join(folder, 'global'), { recursive: true });
  await killPostmaster(folder);
  await vi.waitFor(() => expect(alarm.mock.calls.length).toBeGreaterThan(1), TIMEOUT);

  await server.stop();
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
});
