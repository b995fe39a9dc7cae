import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isRunning } from '../src/foundation/database/embedded/running-process.ts';
import { freePort, type ServerProcess, startProcess } from '../tests/server-process.ts';
import type { Place } from './database.ts';

/** Companies with a number each, and processes that send for them. */
export type MessageSenders = {
  /** As the database's own administrator. */
  ask<Row extends pg.QueryResultRow>(question: string, values?: unknown[]): Promise<Row[]>;
  /** Kills one of the processes without a word, and starts it again. */
  kill(): Promise<void>;
  /** Ends PostgreSQL as a restart would; whoever keeps it starts it again. */
  restartDatabase(): Promise<void>;
  close(): Promise<void>;
};

const SECRET = 'a secret of thirty-two characters or more';

export async function openMessageSenders(
  { folder, databaseUrl }: Place,
  variables: Record<string, string>,
): Promise<MessageSenders> {
  const common = {
    ...variables,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    APP_SECRET: SECRET,
    PORT: String(await freePort()),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const scripts = ['dist/main.js', 'dist/worker.js'];
  const running: ServerProcess[] = [];
  for (const script of scripts) running.push(await started(script, common));
  const superuser = superuserOf(folder, databaseUrl);
  let turn = 0;
  return {
    ask: (question, values) => ask(superuser, question, values),
    async kill() {
      turn = 1 - turn;
      const one = running[turn];
      one?.child.kill('SIGKILL');
      await one?.ended;
      running[turn] = await started(scripts[turn] ?? '', common);
    },
    restartDatabase: () => endPostmaster(join(folder, 'postgres')),
    async close() {
      for (const { child } of running) child.kill('SIGTERM');
      await Promise.all(running.map(({ ended }) => ended));
    },
  };
}

/** One that finds the database away gives up, as it would anywhere; whoever runs it starts it again. */
async function started(script: string, variables: Record<string, string>): Promise<ServerProcess> {
  for (;;) {
    const process = startProcess(script, variables);
    const isReady = await process.ready.then(
      () => true,
      () => false,
    );
    if (isReady) return process;
    await pause(1000);
  }
}

function superuserOf(folder: string, databaseUrl: string): string {
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim();
  const url = new URL(databaseUrl);
  return `postgres://postgres:${password}@127.0.0.1:${url.port}${url.pathname}`;
}

async function ask<Row extends pg.QueryResultRow>(
  url: string,
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url }).on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(question, values)).rows;
  } finally {
    await client.end();
  }
}

async function endPostmaster(folder: string): Promise<void> {
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGINT');
  while (isRunning(pid)) await pause(5);
}
