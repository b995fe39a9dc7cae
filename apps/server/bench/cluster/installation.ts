import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { provisionDatabase } from '../../src/foundation/database/embedded-postgres.ts';
import { type ServerProcess, startProcess } from '../../tests/server-process.ts';
import { report } from '../report.ts';
import { type Pooler, startBalancer, startPooler } from './middlemen.ts';
import { ownPort } from './ports.ts';
import { describeNode, type PostgresNode } from './postgres-node.ts';
import { findPrograms } from './programs.ts';

export type Database = { primary: PostgresNode; standby: PostgresNode };

/** Two servers and a worker behind HAProxy, on PgBouncer, on a primary with a standby that confirms. */
export type Installation = {
  /** Where visitors come in. */
  address: string;
  /** As the owner, past the pooler, wherever the primary is. */
  databaseUrl: string;
  pooler: Pooler;
  database: Database;
  programs: Program[];
  close(): Promise<void>;
};

/** A server or a worker of ours, which can be ended and started anew at the same port. */
export type Program = { port: number; restart(): Promise<void>; stop(): Promise<unknown> };

const SECRET = 'a secret of thirty-two characters or more';

export async function openInstallation(): Promise<Installation> {
  const folder = mkdtempSync(join(home(), 'hora-marcada-cluster-'));
  // PostgreSQL and the programs beside it run as another user.
  chmodSync(folder, 0o777);
  const closers: (() => Promise<unknown>)[] = [];
  async function close(): Promise<void> {
    for (const end of closers.reverse()) await end().catch(console.error);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
  try {
    return { ...(await assemble(folder, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Four servers of one disk would measure the disk. What dies here are programs, and memory outlives them. */
function home(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
}

async function assemble(folder: string, closers: (() => Promise<unknown>)[]) {
  const tools = findPrograms(folder);
  const primary = await describeNode(tools, folder, 'one');
  const standby = await describeNode(tools, folder, 'two');
  closers.push(() => Promise.all([primary.stop(), standby.stop()]));
  await primary.create();
  const ownerUrl = await provisionDatabase(primary.superuserUrl, join(folder, 'owner.password'));
  const database = { primary, standby };
  await joinStandby(database);

  const { username: name, password, pathname } = new URL(ownerUrl);
  const login = { name, password, database: pathname.slice(1) };
  const pooler = await startPooler(tools, folder, { login, to: primary.port });
  closers.push(pooler.stop);
  const ports = [await ownPort(), await ownPort()];
  const balancer = await startBalancer(tools, folder, ports);
  closers.push(balancer.stop);

  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',');
  const databaseUrl = `postgres://${name}:${password}@${hosts}${pathname}`;
  const pooled = new URL(ownerUrl);
  pooled.port = String(pooler.port);
  const shared = {
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: `${databaseUrl}?target_session_attrs=read-write`,
    DATABASE_POOL: '13',
    DATA_DIR: join(folder, 'data'),
    APP_SECRET: SECRET,
    PUBLIC_URL: `http://localhost:${balancer.port}`,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '3',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  mkdirSync(shared.DATA_DIR);
  const server = { ...shared, WORKER: 'off' };
  const programs: Program[] = [];
  for (const port of ports) programs.push(await openProgram('dist/main.js', server, port));
  programs.push(await openProgram('dist/worker.js', shared, await ownPort()));
  closers.push(() => Promise.all(programs.map(({ stop }) => stop())));
  const address = `http://localhost:${balancer.port}`;
  return { address, databaseUrl, pooler, database, programs };
}

/** Longer than HAProxy needs to see that it is back. */
const SEEN_AFTER = 1500;

async function openProgram(
  script: string,
  variables: Record<string, string>,
  port: number,
): Promise<Program> {
  const settings = { ...variables, PORT: String(port), WORKER_PORT: String(port) };
  const start = async (): Promise<ServerProcess> => {
    const started = startProcess(script, settings);
    await started.ready;
    return started;
  };
  async function stop(): Promise<number | null> {
    running.child.kill('SIGTERM');
    return running.ended;
  }
  let running = await start();
  return {
    port,
    stop,
    async restart() {
      const code = await stop();
      // It cut somebody off, who counts as a failure already.
      if (code !== 0) report(`${script} ended with ${code}`, { said: running.said().slice(-500) });
      running = await start();
      while (!(await isReady(port))) await pause(100);
      await pause(SEEN_AFTER);
    },
  };
}

export async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

/** Makes the one a copy of the other, and has commits wait for it as soon as it keeps up. */
export async function joinStandby({ primary, standby }: Database): Promise<void> {
  await standby.follow(primary);
  await primary.waitForStandby(true);
  const isInStep = "select from pg_stat_replication where sync_state = 'sync'";
  while ((await primary.ask(isInStep)).length === 0) await pause(100);
}
