import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { stopPostmaster } from './postmaster.ts';
import { type RunningPostgres, runPostgres } from './run-postgres.ts';
import { isSameProcessRunning, markOf } from './running-process.ts';

const LOOK_EVERY = 250;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
// So many restarts follow each other at once; then we pause, say so, and can be stopped.
const ATTEMPTS_IN_A_ROW = 4;

type KeptPostgres = { stop(): Promise<void> };

/**
 * Looks after PostgreSQL until we stop it ourselves: one that ended otherwise is started again, on
 * the same port, so that everybody's address stays right.
 */
export function keepRunning(cluster: Cluster, started: RunningPostgres): KeptPostgres {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = started;

  async function watch(): Promise<void> {
    while (await endedByItself(running.pid, signal)) {
      cluster.alarm(`PostgreSQL process ${running.pid} ended by itself. Starting it again.`);
      running = (await startAgain(cluster, running.port, signal)) ?? running;
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await stopPostmaster(cluster.folder, running.pid);
    },
  };
}

/** Waits for PostgreSQL to end: true when it did so by itself, false when we are to stop it. */
async function endedByItself(pid: number, signal: AbortSignal): Promise<boolean> {
  const mark = markOf(pid);
  while (!signal.aborted && isSameProcessRunning(mark)) {
    await pause(LOOK_EVERY, undefined, { signal, ref: false }).catch(() => {});
  }
  return !signal.aborted;
}

async function startAgain(
  cluster: Cluster,
  port: number,
  signal: AbortSignal,
): Promise<RunningPostgres | null> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      const running = await runPostgres(cluster, port, ATTEMPTS_IN_A_ROW);
      cluster.alarm(`PostgreSQL runs again, as process ${running.pid}.`);
      return running;
    } catch (error) {
      const delay = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);
      const reason = error instanceof Error ? error.message : String(error);
      cluster.alarm(`Trying again in ${delay / 1000} s. ${reason}`);
      await pause(delay, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}
