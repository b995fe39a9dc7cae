import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf, isRunning, waitForExit } from './running-process.ts';

/** PostgreSQL's first process, as it describes itself in its data folder. */
export type Postmaster = { pid: number; port: number; isReady: boolean };

// The start may take as long as replaying the log of a busy day after a crash.
const TIMEOUT_MS = 120_000;

/** The postmaster that runs on this data folder, if one does. */
export function findPostmaster(folder: string): Postmaster | null {
  const lines = readIfPresent(join(folder, 'postmaster.pid')).split('\n');
  const pid = Number(lines[0]);
  if (!pid || !isPostmasterOf(folder, pid)) return null;
  const status = lines[7]?.trim() ?? '';
  return { pid, port: Number(lines[3]), isReady: ['ready', 'standby'].includes(status) };
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(folder: string, pid: number): Promise<void> {
  if (!isPostmasterOf(folder, pid)) return;
  process.kill(pid, 'SIGINT');
  await waitForExit(pid);
}

export function wasStartedWith(folder: string, serverArguments: string[]): boolean {
  const quoted = serverArguments.map((argument) => `"${argument}"`).join(' ');
  return readIfPresent(join(folder, 'postmaster.opts')).trimEnd().endsWith(` ${quoted}`);
}

export async function waitUntilReady(
  folder: string,
  pid: number,
  hasEnded: () => boolean,
): Promise<'ready' | 'ended' | 'late'> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (hasEnded()) return 'ended';
    const postmaster = findPostmaster(folder);
    if (postmaster?.pid === pid && postmaster.isReady) return 'ready';
    await sleep(20);
  }
  return 'late';
}

/** Whether the process is PostgreSQL: after a crash its number may have gone to a stranger. */
function isPostmasterOf(folder: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  return commandLineOf(pid)?.includes(` -D ${folder} `) ?? true;
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
