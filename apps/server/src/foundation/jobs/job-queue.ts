import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Scopes } from '../database/scopes.ts';
import { wayTo } from '../database/several-hosts.ts';
import { underStartLock } from '../database/start-lock.ts';
import type { Logger } from '../logger.ts';
import { keepWakingWorkers } from './due-queues.ts';
import type { JobsInTransaction } from './events.ts';
import { type FailingJobs, listFailingJobs, listGivenUp } from './failing-jobs.ts';
import type { Job, JobContext } from './job.ts';
import { countJobs, type JobCounts } from './job-counts.ts';

export type JobQueue = {
  inTransaction(transaction: NodePgDatabase): JobsInTransaction;
  /** Begins to run jobs in this process. Any number of processes may do so. */
  work(parts: { scopes: Scopes; clock: Clock }): Promise<void>;
  /** Rejects when the queue's tables do not answer. */
  ask(): Promise<void>;
  /** How much of each kind waits, runs and failed, by the name of the work. */
  count(): Promise<Record<string, JobCounts>>;
  /** What fails since a moment, by the name of the work. */
  listFailing(since: Temporal.Instant): Promise<FailingJobs[]>;
  /** Tries again what was given up since. Answers how many there were. */
  retryGivenUp(name: string, since: Temporal.Instant): Promise<number>;
  /** Jobs that run have so many milliseconds to end. */
  stop(timeout?: number): Promise<void>;
};

type QueueOptions = {
  database: Database;
  jobs: readonly Job[];
  logger: Logger;
  /** How often abandoned jobs are looked for, in seconds. */
  lookedAfterEvery?: number;
};

const LOOK_EVERY_MS = 1000;
/** A worker is woken when there is something for it, and looks for itself only in case it was not. */
const POLL_SECONDS = 30;
const AT_ONCE = 10;
const STOP_TIMEOUT = 10_000;
const CRON_ZONE = 'America/Sao_Paulo';
/** A worker that dies says nothing more; its jobs go to another one after this many seconds. */
const SILENCE_OF_THE_DEAD = 30;
const LOOKED_AFTER_EVERY = 15;
const INSTALL_LOCK = 4_862_002;

export async function openJobQueue(options: QueueOptions): Promise<JobQueue> {
  const { database, jobs, logger, lookedAfterEvery = LOOKED_AFTER_EVERY } = options;
  const boss = new PgBoss({
    ...wayTo(database.directUrl),
    schema: 'pgboss',
    max: database.queueConnections,
    application_name: 'hora-marcada-jobs',
    superviseIntervalSeconds: lookedAfterEvery,
    monitorIntervalSeconds: lookedAfterEvery,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  await install(boss, options);
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;

  return {
    inTransaction: (transaction) => ({
      async enqueue(job, data, { startAfter } = {}) {
        await boss.send(job, data, {
          ...(startAfter && { startAfter: startAfter.toString() }),
          db: fromDrizzle(transaction, sql),
        });
      },
      async enqueueAll(job, all) {
        const jobsOfIt = all.map((data) => ({ data }));
        await boss.insert(job, jobsOfIt, { db: fromDrizzle(transaction, sql) });
      },
      listenersOf: (event) => jobs.filter((job) => job.listensTo === event).map((job) => job.name),
    }),
    async work(parts) {
      const workers = await workOff(boss, { ...options, ...parts });
      const { signal } = stopping;
      looking = keepWakingWorkers({ boss, workers, everyMs: LOOK_EVERY_MS, logger, signal });
    },
    async ask() {
      await boss.getQueues();
    },
    count: () => countJobs(database.pool),
    listFailing: (since) => listFailingJobs(database.pool, since),
    async retryGivenUp(name, since) {
      const ids = await listGivenUp(database.pool, { name, since });
      if (ids.length > 0) await boss.retry(name, ids);
      return ids.length;
    },
    async stop(timeout = STOP_TIMEOUT) {
      stopping.abort();
      await looking;
      await boss.stop({ graceful: true, timeout: Math.min(timeout, STOP_TIMEOUT) });
    },
  };
}

/** Creates tables, queues and rights. Processes that start at once wait for each other. */
async function install(boss: PgBoss, { database, jobs, logger }: QueueOptions): Promise<void> {
  const { directUrl } = database;
  const lock = { directUrl, key: INSTALL_LOCK, name: "the job queue's lock", logger };
  await underStartLock(lock, async (client) => {
    await boss.start();
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) {
      const settings = queueSettings(job);
      const queue = known.get(job.name);
      if (!queue) await boss.createQueue(job.name, settings);
      else if (queue.heartbeatSeconds !== settings.heartbeatSeconds) {
        await boss.updateQueue(job.name, settings);
      }
    }
    // Each time: a start that was killed half-way may have created queues without the rights.
    await client.query('select grant_job_queue()');
  });
}

function queueSettings(job: Job) {
  return {
    retryLimit: job.retries ?? 5,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: SILENCE_OF_THE_DEAD,
  };
}

type WorkOptions = QueueOptions & { scopes: Scopes; clock: Clock };

/** Answers the worker of each queue. */
async function workOff(boss: PgBoss, options: WorkOptions): Promise<Map<string, string>> {
  const workers = new Map<string, string>();
  for (const job of options.jobs) {
    const worker = await boss.work(
      job.name,
      {
        pollingIntervalSeconds: POLL_SECONDS,
        batchSize: AT_ONCE,
        // A full batch means that more wait: without this a queue would run one batch per poll.
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
      },
      (batch) => Promise.all(batch.map((entry) => runOne(job, entry, options))),
    );
    workers.set(job.name, worker);
    if (job.every) await boss.schedule(job.name, job.every, {}, { tz: CRON_ZONE });
  }
  return workers;
}

/** Each job succeeds or fails by itself; one that fails is tried again without the others. */
async function runOne(
  job: Job,
  { id, data, retryCount, retryLimit }: Attempt,
  { logger, scopes, clock }: WorkOptions,
): Promise<JobResult> {
  const actor = { userId: null, requestId: `job-${id}` };
  const log = logger.child({ job: job.name, jobId: id });
  const context = { scopes, actor, now: clock(), logger: log };
  try {
    await job.run(context, data);
    log.info('job done');
    return { id, status: 'completed' };
  } catch (error) {
    log.warn({ err: error }, 'job failed');
    if (retryCount >= retryLimit) await giveUp(job, context, data);
    return { id, status: 'failed', output: { reason: reasonOf(error) } };
  }
}

type Attempt = { id: string; data: unknown; retryCount: number; retryLimit: number };

async function giveUp(job: Job, context: JobContext, data: unknown): Promise<void> {
  await job.giveUp?.(context, data).catch((error: unknown) => {
    context.logger.error({ err: error }, 'nobody was told that a job failed for good');
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
