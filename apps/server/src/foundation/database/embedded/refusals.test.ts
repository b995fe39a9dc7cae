import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  leaveNothingRunning,
  newFolder,
  startIn,
} from '../../../../tests/embedded-postgres-support.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

leaveNothingRunning();

const isRoot = process.getuid?.() === 0;

test("leaves somebody else's files alone", async () => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'thesis.txt'), 'my work');

  await expect(startIn(folder)).rejects.toThrow(/holds files but no PostgreSQL database/);
  expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('my work');
});

test('says which folder it cannot use', async () => {
  const home = dirname(newFolder());
  writeFileSync(join(home, 'file'), '');

  await expect(startIn(join(home, 'file', 'postgres'))).rejects.toThrow(
    /cannot use .*file.*choose another DATA_DIR/,
  );
});

test.skipIf(isRoot)('says which folder it may not write to', async () => {
  const folder = newFolder();
  chmodSync(dirname(folder), 0o555);

  const refusal = await startIn(folder).catch((error: unknown) => error);
  chmodSync(dirname(folder), 0o755);
  expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
  expect(refusal).toHaveProperty('message', expect.stringMatching(/cannot use .*EACCES.*DATA_DIR/));
});

test('shows the end of the log when PostgreSQL does not start, and can be started once repaired', async () => {
  const folder = newFolder();
  await (await startIn(folder)).stop();
  const settings = join(folder, 'postgresql.auto.conf');
  appendFileSync(settings, 'no_such_setting = 1\n');

  await expect(startIn(folder)).rejects.toThrow(/did not start[\s\S]*no_such_setting/);
  writeFileSync(settings, '');
  await (await startIn(folder)).stop();
});

test('says that the password is missing or wrong, and leaves nothing running', async () => {
  const folder = newFolder();
  await (await startIn(folder)).stop();

  writeFileSync(`${folder}.password`, 'wrong');
  await expect(startIn(folder)).rejects.toThrow(/did not let us in.*restore/);
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  rmSync(`${folder}.password`);
  await expect(startIn(folder)).rejects.toThrow(/is missing. Restore it/);
});
