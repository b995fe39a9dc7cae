import { setTimeout } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from '../logger.ts';

type LookParts = {
  boss: PgBoss;
  /** By the name of the queue. */
  workers: ReadonlyMap<string, string>;
  everyMs: number;
  logger: Logger;
  signal: AbortSignal;
};

// One step per queue in the index that workers take jobs from.
const DUE = `
  select queue.name from pgboss.queue where exists (
    select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
  )`;

/**
 * Wakes the workers whose queue has a job that is due. Nearly all queues are empty nearly always:
 * one look at all of them costs a fiftieth of each worker looking for itself.
 */
export async function keepWakingWorkers(parts: LookParts): Promise<void> {
  const { everyMs, logger, signal } = parts;
  while (!signal.aborted) {
    try {
      await wakeWorkers(parts);
    } catch (error) {
      logger.warn({ err: error }, 'no look at the job queues');
    }
    // Aborting ends the pause, and with it the loop.
    await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

async function wakeWorkers({ boss, workers }: LookParts): Promise<void> {
  const { rows } = await boss.getDb().executeSql(DUE);
  for (const { name } of rows) {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  }
}
