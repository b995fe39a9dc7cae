import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../../src/foundation/database/embedded/running-process.ts';
import { freePort, type ServerProcess, startProcess } from '../../tests/server-process.ts';
import type { Place } from '../database.ts';
import { SECRET } from '../salon-server.ts';
import { type Ask, superuserOf } from '../superuser.ts';

/** Companies with a number each, and processes that send for them. */
export type MessageSenders = {
  /** Where one of them listens. */
  address: string;
  ask: Ask;
  /** Kills one of the processes without a word, and starts it again. */
  kill(): Promise<void>;
  /** Ends PostgreSQL as a restart would; whoever keeps it starts it again. */
  restartDatabase(): Promise<void>;
  close(): Promise<void>;
};

export async function openMessageSenders(
  place: Place,
  variables: Record<string, string>,
): Promise<MessageSenders> {
  const { folder, databaseUrl } = place;
  const port = await freePort();
  const common = {
    ...variables,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    APP_SECRET: SECRET,
    PORT: String(port),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const scripts = ['dist/main.js', 'dist/worker.js'];
  const running: ServerProcess[] = [];
  for (const script of scripts) running.push(await started(script, common));
  let turn = 0;
  return {
    address: `http://127.0.0.1:${port}`,
    ask: superuserOf(place),
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

async function endPostmaster(folder: string): Promise<void> {
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGINT');
  while (isRunning(pid)) await pause(5);
}
