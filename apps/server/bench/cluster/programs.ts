import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  type DatabaseUser,
  databaseUserFor,
  identity,
} from '../../src/foundation/database/embedded/database-user.ts';

const VERSIONS = '/usr/lib/postgresql';

/** Programs of Debian's packages, which whoever rehearses has to install. */
export type Programs = { postgres: string; pgbouncer: string; haproxy: string; user: DatabaseUser };

export function findPrograms(folder: string): Programs {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0] ?? '';
  const programs = {
    postgres: join(VERSIONS, newest, 'bin'),
    pgbouncer: '/usr/sbin/pgbouncer',
    haproxy: '/usr/sbin/haproxy',
  };
  const needed = [join(programs.postgres, 'pg_basebackup'), programs.pgbouncer, programs.haproxy];
  const missing = needed.filter((program) => !existsSync(program));
  if (missing.length === 0) return { ...programs, user: databaseUserFor(folder) };
  throw new Error(
    `Missing: ${missing.join(', ')}. Install them with apt-get install postgresql pgbouncer haproxy.`,
  );
}

type Started = { command: string; args: readonly string[]; user: DatabaseUser; log: string };

/** Runs beside us, with what it says in a file. */
export function startProgram({ command, args, user, log }: Started): ChildProcess {
  const output = openSync(log, 'a');
  return spawn(command, args, {
    ...identity(user),
    stdio: ['ignore', output, output],
    env: { LC_ALL: 'C.UTF-8', PATH: '/usr/bin:/bin' },
  });
}

export function runToEnd(
  command: string,
  args: readonly string[],
  { user, variables = {} }: { user: DatabaseUser; variables?: Record<string, string> },
): Promise<unknown> {
  const env = { LC_ALL: 'C.UTF-8', PATH: '/usr/bin:/bin', ...variables };
  return promisify(execFile)(command, [...args], { ...identity(user), cwd: '/', env });
}

export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Until somebody listens at the port, or whoever should has ended. */
export async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, '127.0.0.1');
    const answered = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (answered) return;
    await pause(20);
  }
  throw new Error(`${child.spawnfile} ended with ${child.exitCode ?? child.signalCode}`);
}
