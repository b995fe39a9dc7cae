import type { ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseIn } from '../../src/foundation/database/embedded-postgres.ts';
import { ownPort } from './ports.ts';
import { endProgram, type Programs, runToEnd, startProgram, untilListening } from './programs.ts';

const PASSWORD = 'only-for-a-rehearsal';
/** Rewritten while it runs; a copy of the data folder brings it along. */
const CONFIRMATION = 'confirmation.conf';

/** One of the two PostgreSQL servers. It may die and come back as the standby of the other. */
export type PostgresNode = {
  port: number;
  superuserUrl: string;
  /** Makes an empty cluster, the first primary. */
  create(): Promise<void>;
  /** Throws away what it has and becomes the standby of another. */
  follow(primary: PostgresNode): Promise<void>;
  promote(): Promise<void>;
  /** Whether its commits wait until the standby has them too. */
  waitForStandby(waits: boolean): Promise<void>;
  /** As when the machine loses its power: all its processes at once. */
  crash(): Promise<void>;
  ask(question: string): Promise<Record<string, unknown>[]>;
  /** Whether it answers within a second, which is what whoever watches looks at. */
  isThere(): Promise<boolean>;
  /** In our database instead of the one every server has. */
  askHora(question: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
};

export async function describeNode(
  programs: Programs,
  folder: string,
  name: string,
): Promise<PostgresNode> {
  const { user } = programs;
  const port = await ownPort();
  const data = join(folder, name);
  const superuserUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;

  function saysConfirmation(names: string): void {
    const file = join(data, CONFIRMATION);
    writeFileSync(file, `synchronous_standby_names = '${names}'\n`);
    if (user) chownSync(file, user.uid, user.gid);
  }

  async function start(): Promise<void> {
    saysConfirmation('');
    const log = join(folder, `${name}.log`);
    child = startProgram({
      command: join(programs.postgres, 'postgres'),
      args: ['-D', data, '-p', String(port)],
      user,
      log,
    });
    await untilListening(port, child);
    while (!(await ask('select 1').catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended, see ${log}`);
      await pause(50);
    }
  }

  const ask = (question: string) => askOnce(superuserUrl, question);
  return {
    port,
    superuserUrl,
    ask,
    isThere: () =>
      askOnce(superuserUrl, 'select 1', 1000).then(
        () => true,
        () => false,
      ),
    askHora: (question) => askOnce(databaseIn(superuserUrl), question),
    async create() {
      const passwordFile = join(folder, 'superuser');
      writeFileSync(passwordFile, PASSWORD);
      makeFolder(data, user);
      const from = [`--pwfile=${passwordFile}`, '--username=postgres', '--auth=scram-sha-256'];
      const how = ['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'];
      await runToEnd(join(programs.postgres, 'initdb'), ['-D', data, ...from, ...how], { user });
      writeFileSync(join(data, 'postgresql.conf'), settings, { flag: 'a' });
      await start();
    },
    async follow(primary) {
      rmSync(data, { recursive: true, force: true });
      makeFolder(data, user);
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
      const how = ['-D', data, '-R', '-X', 'stream', '--checkpoint=fast'];
      const variables = { PGPASSWORD: PASSWORD };
      await runToEnd(join(programs.postgres, 'pg_basebackup'), [...from, ...how], {
        user,
        variables,
      });
      await start();
    },
    async promote() {
      await ask('select pg_promote(true, 20)');
    },
    async waitForStandby(waits) {
      saysConfirmation(waits ? '*' : '');
      await ask('select pg_reload_conf()');
    },
    async crash() {
      if (!child?.pid) return;
      const ended = endProgram(child, 'SIGKILL');
      for (const pid of childrenOf(child.pid)) killIfThere(pid);
      await ended;
    },
    async stop() {
      if (child) await endProgram(child, 'SIGINT');
    },
  };
}

const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
wal_level = replica
hot_standby = on
wal_keep_size = 128MB
synchronous_commit = on
include '${CONFIRMATION}'
`;

function makeFolder(path: string, user: Programs['user']): void {
  mkdirSync(path, { mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
}

/** Each is the first of a group of its own, so that no signal to a group reaches them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    // After the name, which may hold anything but ends with the last parenthesis.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return null;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** A connection for each question: one that is kept would be lost with its server. */
async function askOnce(
  url: string,
  question: string,
  within = 20_000,
): Promise<Record<string, unknown>[]> {
  const options = { connectionString: url, connectionTimeoutMillis: within, query_timeout: within };
  const client = new pg.Client(options).on('error', () => {});
  try {
    await client.connect();
    return (await client.query(question)).rows;
  } finally {
    client.end().catch(() => {});
  }
}
