import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../src/paths.ts';

const program = join(import.meta.dirname, '../bench/main.ts');
/** A busy machine is no failure. */
const LONG = 15 * 60_000;
/**
 * What needs no server of its own. They start a dozen, which takes longer than all of this: whoever
 * changes them runs `npm run bench -- --smoke`.
 */
const MEASURED = {
  slots: ['free times'],
  search: ['search in a company'],
  guard: ['guarded booking', 'plan of taken_at'],
  growth: ['booking: growth'],
  insights: ['insights: month'],
  arming: ['arming: a booking', 'arming: from the planned'],
  'operator-companies': ['operators: first page', 'operators: bookings of others'],
};

/** The name of every figure, measured on data of its own. */
async function measured(names: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-smoke-'));
  // The embedded database may run as another user.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const options = {
    cwd: projectFolder,
    env: { ...process.env, BENCH_DATA: folder },
    timeout: LONG,
  };
  const command = [program, '--smoke', ...names];
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  const lines = stdout.split('\n').filter((line) => line.startsWith('{"figure"'));
  return lines.map((line) => JSON.parse(line).figure);
}

test(
  'what is measured still runs to its end',
  async () => {
    const figures = await measured(Object.keys(MEASURED));
    for (const name of Object.values(MEASURED).flat()) {
      expect(figures).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
    }
  },
  LONG,
);
