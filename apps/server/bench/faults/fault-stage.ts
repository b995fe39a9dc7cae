import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isRunning } from '../../src/foundation/database/embedded/running-process.ts';
import {
  databaseIn,
  findRunning,
  ownerUrlAt,
} from '../../src/foundation/database/embedded-postgres.ts';
import { freePort, type ServerProcess, startProcess } from '../../tests/server-process.ts';

export type Fault = 'cut' | 'restart' | 'kill';

/** A server with its own PostgreSQL, and a worker beside it, in processes of their own. */
export type FaultStage = {
  address: string;
  databaseUrl: string;
  server: ServerProcess;
  worker: ServerProcess;
  /** As the database's own administrator. */
  ask(question: string): Promise<Record<string, unknown>[]>;
  cause(fault: Fault): Promise<void>;
  close(): Promise<void>;
};

const SECRET = 'a secret of thirty-two characters or more';
const CUT_ALL =
  "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'hora_owner'";

export async function openFaultStage(): Promise<FaultStage> {
  const home = mkdtempSync(join(tmpdir(), 'hora-marcada-faults-'));
  // The embedded database may run as another user.
  chmodSync(home, 0o755);
  const data = join(home, 'data');
  const port = await freePort();
  const variables = {
    PORT: String(port),
    DATA_DIR: data,
    APP_SECRET: SECRET,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  const server = startProcess('dist/main.js', { ...variables, WORKER: 'off' });
  await server.ready;
  const postgres = join(data, 'postgres');
  const cluster = findRunning(postgres);
  if (!cluster) throw new Error('The PostgreSQL of the server does not run');
  const databaseUrl = ownerUrlAt(cluster.url, join(data, 'owner.password'));
  const worker = startProcess('dist/worker.js', { ...variables, DATABASE_URL: databaseUrl });
  await worker.ready;
  const superuser = databaseIn(cluster.url);
  const ask = (question: string) => askOnce(superuser, question);

  return {
    address: `http://127.0.0.1:${port}`,
    databaseUrl,
    server,
    worker,
    ask,
    async cause(fault) {
      if (fault === 'cut') await ask(CUT_ALL);
      else await end(postgres, fault === 'restart' ? 'SIGINT' : 'SIGKILL');
    },
    async close() {
      worker.child.kill('SIGTERM');
      await worker.ended;
      server.child.kill('SIGTERM');
      await server.ended;
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** A connection for each question: one that is kept would be lost with the others. */
async function askOnce(url: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url }).on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

/** SIGINT is what `pg_ctl stop -m fast` sends. Whoever watches starts it again. */
async function end(folder: string, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, signal);
  while (isRunning(pid)) await pause(5);
}

export function isAlive({ child }: ServerProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
