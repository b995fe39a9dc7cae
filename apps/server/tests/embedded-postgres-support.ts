import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { isRunning } from '../src/foundation/database/embedded/running-process.ts';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/foundation/database/embedded-postgres.ts';

type ChildAnswer = { url: string } | { error: string };

const homes: string[] = [];
const children: ChildProcess[] = [];

/** Called by each file that starts databases: files share this module, and a hook belongs to one. */
export function leaveNothingRunning(): void {
  afterEach(removeEverything);
}

/** For files whose tests share a database. */
export function leaveNothingRunningAtTheEnd(): void {
  afterAll(removeEverything);
}

async function removeEverything(): Promise<void> {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const home of homes.splice(0)) {
    for (const file of globSync(join(home, '*', 'postmaster.pid')))
      await killPostmaster(dirname(file));
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** The path of a data folder that does not exist yet, in a home of its own. */
export function newFolder(): string {
  const home = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  chmodSync(home, 0o755);
  homes.push(home);
  return join(home, 'postgres');
}

export function startIn(
  folder: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ folder, durability: 'none', ...options });
}

/** In a process group of its own, as a shell would start it. */
export function forkServer(folder: string): ChildProcess {
  const script = join(import.meta.dirname, 'embedded-postgres-child.ts');
  const child = fork(script, [folder], { execArgv: [], detached: true, stdio: 'ignore' });
  children.push(child);
  return child;
}

export async function answerOf(child: ChildProcess): Promise<ChildAnswer> {
  const [answer] = await once(child, 'message');
  return answer;
}

export async function killAlone(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** As `kill -9` of the whole terminal would: everything that did not detach dies. */
export async function killGroup(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  process.kill(-Number(child.pid), 'SIGKILL');
  await exit;
}

export async function killPostmaster(folder: string): Promise<void> {
  const pid = postmasterPid(folder);
  if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  while (isRunning(pid)) await sleep(10);
}

export function postmasterPid(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

export async function ask(url: string, query: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  // Some tests kill the other end; an error that no query waits for would end the test run.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows[0];
  } finally {
    await client.end();
  }
}

export function portOf(url: string): number {
  return Number(new URL(url).port);
}
