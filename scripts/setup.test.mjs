import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { calls, makeClone, note, setUp } from './fake-clone.mjs';
import { ended, startScript, writeIn, writeProgram } from './fake-tree.mjs';
import { nodeComplaint } from './setup.mjs';

vi.setConfig({ testTimeout: 60_000 });

test('installs and builds once, then has nothing to do or say', async () => {
  const root = makeClone();

  const first = await setUp(root, 'start');
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/^Installing packages … \d+\.\d s$/m);
  expect(first.output).toMatch(/^Building the web … \d+\.\d s$/m);
  expect(first.output).toMatch(/^Building the server … \d+\.\d s$/m);
  expect(calls(root)).toEqual(['npm', 'server', 'web']);

  expect(await setUp(root, 'start')).toEqual({ code: 0, output: '' });
  expect(await setUp(root)).toEqual({ code: 0, output: '' });
  expect(calls(root)).toEqual([]);
});

test('without a goal it only installs', async () => {
  const root = makeClone();

  await setUp(root);

  expect(calls(root)).toEqual(['npm']);
});

test.each([
  ['the lock', 'package-lock.json', ['npm', 'server', 'web']],
  ['a package', 'packages/domain/src/cash/payment.ts', ['server', 'web']],
  ['the web', 'apps/web/src/main.tsx', ['web']],
  ['a new file of the web', 'apps/web/src/page.tsx', ['web']],
  ['the server', 'apps/server/src/main.ts', ['server']],
  ['the seeds', 'apps/server/seeds/demo.ts', ['server']],
  ['a test', 'packages/domain/src/cash/payment.test.ts', []],
  ['the tests of the server', 'apps/server/tests/support.ts', []],
  ['a journey', 'apps/web/e2e/pay.spec.ts', []],
  ['the generated routes', 'apps/web/src/routeTree.gen.ts', []],
])('a change of %s repeats just what depends on it', async (_what, file, expected) => {
  const root = makeClone();
  await setUp(root, 'start');
  calls(root);

  writeIn(root, file, 'export const two = 22;');
  await setUp(root, 'start');

  expect(calls(root)).toEqual(expected);
});

test('a file that was only touched repeats nothing', async () => {
  const root = makeClone();
  await setUp(root, 'start');
  calls(root);

  utimesSync(join(root, 'apps/web/src/main.tsx'), new Date(0), new Date(0));
  utimesSync(join(root, 'package-lock.json'), new Date(0), new Date(0));
  await setUp(root, 'start');

  expect(calls(root)).toEqual([]);
});

test('an output that is gone or was made by hand is made again', async () => {
  const root = makeClone();
  await setUp(root, 'start');
  calls(root);

  rmSync(join(root, 'apps/server/dist'), { recursive: true });
  utimesSync(join(root, 'apps/web/dist/index.html'), new Date(0), new Date(0));
  await setUp(root, 'start');

  expect(calls(root)).toEqual(['server', 'web']);
});

test('a build that fails is shown, and tried again next time', async () => {
  const root = makeClone();
  await setUp(root);
  writeProgram(root, 'node_modules/.bin/vite', `console.log('no such page'); process.exit(1);`);
  calls(root);

  const { code, output } = await setUp(root, 'start');

  expect(code).toBe(1);
  expect(output).toContain('no such page\nBuilding the web failed.');
  writeProgram(root, 'node_modules/.bin/vite', note('../../calls', 'web', 'dist/index.html'));
  expect((await setUp(root, 'start')).code).toBe(0);
  expect(calls(root)).toEqual(['server', 'web']);
});

test('of two set-ups at once, one works and the other waits', async () => {
  const root = makeClone();

  const outcomes = await Promise.all([setUp(root, 'start'), setUp(root, 'start')]);

  expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
  expect(calls(root)).toEqual(['npm', 'server', 'web']);
  expect(outcomes.map(({ output }) => output).join('')).toContain('Another set-up is running');
});

test('a lock left behind by a process that is gone does not stop anyone', async () => {
  const root = makeClone();
  const gone = startScript(root, ['--eval', '']);
  await ended(gone);
  writeIn(root, '.setup-lock/pid', String(gone.pid));

  const { code } = await setUp(root);

  expect(code).toBe(0);
  expect(readdirSync(root).filter((name) => name.startsWith('.setup-lock'))).toEqual([]);
});

test('told to stop, it stops the install and leaves no lock', async () => {
  const root = makeClone();
  writeProgram(
    root,
    'bin/npm',
    `fs.writeFileSync('npm-pid', String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const child = startScript(root, ['scripts/setup.mjs']);
  const outcome = ended(child);
  await vi.waitUntil(() => existsSync(join(root, 'npm-pid')), { timeout: 20_000 });

  child.kill('SIGTERM');

  expect((await outcome).code).toBe(143);
  const npm = Number(readFileSync(join(root, 'npm-pid'), 'utf8'));
  expect(() => process.kill(npm, 0)).toThrow('ESRCH');
  expect(existsSync(join(root, '.setup-lock'))).toBe(false);
});

test.each([
  ['20.19.0', null],
  ['22.1.0', null],
  ['26.10.0', null],
  ['20.18.3', 'needs Node 20.19 or newer and this is Node 20.18.3'],
  ['18.20.0', 'needs Node 20.19 or newer and this is Node 18.20.0'],
])('Node %s: complaint %s', (version, complaint) => {
  if (complaint === null) expect(nodeComplaint(version)).toBeNull();
  else expect(nodeComplaint(version)).toContain(complaint);
});
