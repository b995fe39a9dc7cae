import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkSteps, runSteps } from './check.mjs';
import { projectRoot } from './command-line.mjs';
import { makeTree, writeProgram } from './fake-tree.mjs';

function runCi(root) {
  const PATH = [join(root, 'bin'), process.env.PATH].join(delimiter);
  try {
    return { code: 0, output: execFileSync(join(root, '.ci/run'), { env: { PATH } }).toString() };
  } catch (error) {
    return { code: error.status, output: error.stdout.toString() };
  }
}

function makeCi(npm) {
  const root = makeTree({});
  cpSync(join(projectRoot, '.ci'), join(root, '.ci'), { recursive: true });
  writeProgram(root, 'bin/npm', npm);
  return root;
}

test('prints a line for each step and the whole output of those that fail', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const good = await runSteps([{ name: 'one', run: async () => null }]);
  const bad = await runSteps([
    { name: 'two', run: async () => null },
    { name: 'three', run: async () => 'first line\nsecond line\n' },
    { name: 'four', run: () => Promise.reject(new Error('broken')) },
  ]);
  const lines = log.mock.calls.map(([line]) => line);
  log.mockRestore();

  expect([good, bad]).toEqual([true, false]);
  expect(lines).toContainEqual(expect.stringMatching(/^✓ two … \d+\.\d s$/));
  expect(lines).toContainEqual(expect.stringMatching(/^✗ three … \d+\.\d s$/));
  expect(lines).toContain('first line\nsecond line');
  expect(lines).toContainEqual(expect.stringContaining('Error: broken'));
});

test('checks format, the types of each workspace, structure, areas and migrations', () => {
  expect(checkSteps(projectRoot).map(({ name }) => name)).toEqual([
    'types of apps/web',
    'types of apps/server',
    'types of packages/contract',
    'types of packages/domain',
    'format and lint',
    'migrations',
    'structure',
    'areas',
  ]);
});

test('in CI a failed check counts as one failed test and nothing else runs', () => {
  const root = makeCi(`
console.log(process.argv.slice(2).join(' '));
process.exit(process.argv.includes('check') ? 1 : 0);`);

  expect(runCi(root)).toEqual({ code: 1, output: 'run -s check\n0 passed, 1 failed\n' });
});

test('in CI the tests have the last word', () => {
  const root = makeCi(`
if (process.argv.includes('check')) process.exit(0);
console.log('12 passed, 1 failed');
process.exit(1);`);

  expect(runCi(root)).toEqual({ code: 1, output: '12 passed, 1 failed\n' });
});
