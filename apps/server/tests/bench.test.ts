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

/** The name of every figure, measured on data of its own. */
async function measured(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-smoke-'));
  // The embedded database may run as another user.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const options = {
    cwd: projectFolder,
    env: { ...process.env, BENCH_DATA: folder },
    timeout: LONG,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--smoke'], options);
  const lines = stdout.split('\n').filter((line) => line.startsWith('{"figure"'));
  return lines.map((line) => JSON.parse(line).figure);
}

test(
  'everything that is measured still runs to its end',
  async () => {
    const figures = await measured();
    const expected = ['free times', 'second start', 'list of services', 'import of clients'];
    expected.push('search in a company', 'slots over HTTP', 'guarded booking', 'plan of taken_at');
    expected.push('booking: growth', 'insights: month', 'stampede', 'the same without the constr');
    expected.push(
      'arming: a booking',
      'arming: from the planned',
      'backup of a night: bookings',
      'backup by hand: bookings',
      'backup: restored',
      'operators: first page',
      'operators: bookings of others',
      'told: an online',
      'webhooks: rows',
    );
    for (const name of expected) {
      expect(figures).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
    }
  },
  LONG,
);
