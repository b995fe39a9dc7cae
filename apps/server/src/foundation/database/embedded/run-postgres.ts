import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, PROGRAM_ENVIRONMENT } from './cluster.ts';
import { identity } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { rememberedFreePort, requireFreePort } from './free-port.ts';
import {
  findPostmaster,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
  wasStartedWith,
} from './postmaster.ts';
import { isRunning } from './running-process.ts';

export type RunningPostgres = { pid: number; port: number };

const ATTEMPTS = 30;
const LOG_LIMIT_IN_BYTES = 10_000_000;
const UNSAFE_BUT_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts PostgreSQL, or goes on with one that a killed server left running. */
export async function runPostgres(
  cluster: Cluster,
  givenPort: number | undefined,
  attempts = ATTEMPTS,
): Promise<RunningPostgres> {
  return (await reuseRunning(cluster, givenPort)) ?? (await start(cluster, givenPort, attempts));
}

async function reuseRunning(
  cluster: Cluster,
  givenPort: number | undefined,
): Promise<RunningPostgres | null> {
  const left = findPostmaster(cluster.folder);
  if (!left) return null;
  if (await isUsable(cluster, left, givenPort ?? left.port)) {
    cluster.report(`Going on with PostgreSQL process ${left.pid}, left by an earlier run.`);
    return left;
  }
  await stopPostmaster(cluster.folder, left.pid);
  return null;
}

async function isUsable(cluster: Cluster, { pid }: Postmaster, port: number): Promise<boolean> {
  if (!wasStartedWith(cluster.folder, serverArguments(cluster, port))) return false;
  return (await waitUntilReady(cluster.folder, pid, () => !isRunning(pid))) === 'ready';
}

async function start(
  cluster: Cluster,
  givenPort: number | undefined,
  attempts: number,
): Promise<RunningPostgres> {
  // We hold the folder and nobody serves it, so the file is stale. PostgreSQL would believe it if a
  // stranger had that number now; against survivors of the old one it has a second guard.
  rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });

  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(cluster, givenPort);
    const outcome = await tryToStart(cluster, port);
    if ('pid' in outcome) return { pid: outcome.pid, port };
    if (attempt === attempts || !mayPass(outcome.log)) throw notStarted(cluster, outcome.log);
    await sleep(500);
  }
}

function choosePort(cluster: Cluster, givenPort: number | undefined): Promise<number> {
  if (givenPort) return requireFreePort(givenPort);
  return rememberedFreePort(`${cluster.folder}.port`);
}

async function tryToStart(
  cluster: Cluster,
  port: number,
): Promise<{ pid: number } | { log: string }> {
  const log = openLog(cluster);
  const logStart = statSync(logFile(cluster)).size;
  const child = launch(cluster, port, log);
  closeSync(log);
  await once(child, 'spawn');
  const pid = Number(child.pid);
  const outcome = await waitUntilReady(cluster.folder, pid, () => hasEnded(child));
  if (outcome === 'ready') return { pid };

  if (outcome === 'late') await stopPostmaster(cluster.folder, pid);
  return { log: readFileSync(logFile(cluster)).subarray(logStart).toString() };
}

/** Detached, so that Ctrl-C reaches our server alone, which then stops the database last. */
function launch(cluster: Cluster, port: number, log: number): ChildProcess {
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), serverArguments(cluster, port), {
    ...identity(cluster.user),
    cwd: cluster.binaries,
    env: PROGRAM_ENVIRONMENT,
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  return child;
}

function serverArguments(cluster: Cluster, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(cluster.durability === 'none' && UNSAFE_BUT_FAST),
    ...cluster.settings,
  };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster.folder, '-p', String(port), ...pairs];
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Whether a retry may help: survivors of a killed postmaster end, and a port becomes free. */
function mayPass(log: string): boolean {
  return /shared memory block .* is still in use|could not bind .* in use/.test(log);
}

function notStarted(cluster: Cluster, log: string): EmbeddedPostgresError {
  const lastLines = log.trim().split('\n').slice(-10).join('\n');
  return new EmbeddedPostgresError(
    `PostgreSQL did not start. The last lines of its log, ${logFile(cluster)}, say why:\n${lastLines}`,
  );
}

function openLog(cluster: Cluster): number {
  const file = logFile(cluster);
  const isLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_IN_BYTES;
  return openSync(file, isLong ? 'w' : 'a', 0o600);
}

function logFile(cluster: Cluster): string {
  return `${cluster.folder}.log`;
}
