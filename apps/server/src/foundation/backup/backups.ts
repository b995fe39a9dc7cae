import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { adminProgram } from '../../paths.ts';
import { type EmbeddedCluster, logSpoolOf } from '../database/embedded-postgres.ts';
import type { Environment } from '../environment.ts';
import type { Logger } from '../logger.ts';
import { listBackups } from './backup-manifest.ts';
import { keepsBackups, openBackups } from './backup-settings.ts';
import type { BackupStore } from './backup-store.ts';
import { isBackupDue, isTrialDue } from './backup-time.ts';
import { keepArchiving } from './log-archive.ts';
import { lastCheck } from './restore-check.ts';

const LOOK_EVERY_MS = 60_000;
const AFTER_FAILURE_MS = 15 * 60_000;

export type Backups = { stop(): Promise<void> };

type Parts = { environment: Environment; cluster: EmbeddedCluster | null; logger: Logger };

/** Keeps backups while this process runs: logs as they come, everything once a night. */
export function startBackups({ environment, cluster, logger }: Parts): Backups {
  if (!cluster || !keepsBackups(environment)) return { stop: async () => {} };
  const store = openBackups(environment);
  const archive = keepArchiving({
    spool: logSpoolOf(cluster.clusterFolder),
    store,
    alarm: (error) => logger.error({ err: error }, 'a log of the database is not in the backup'),
  });
  const nights = keepNights(store, logger);
  return {
    async stop() {
      await nights.stop();
      await archive.stop();
    },
  };
}

function keepNights(store: BackupStore, logger: Logger): Backups {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const wait = await backUpWhenDue(store, logger, signal);
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Answers how long to wait for the next look. */
async function backUpWhenDue(
  store: BackupStore,
  logger: Logger,
  signal: AbortSignal,
): Promise<number> {
  try {
    const newest = (await listBackups(store)).at(-1)?.startedAt ?? null;
    if (isBackupDue(newest, Temporal.Now.instant())) {
      // Before the first one there is nothing to fall back on.
      await runAdmin(newest ? ['backup', '--calmly'] : ['backup'], signal);
      logger.info({ place: store.place.address }, 'backup made');
    }
    if (await lacksTrial(store)) {
      await runAdmin(['backup:verify'], signal);
      logger.info({ place: store.place.address }, 'backup restored on trial');
    }
    return LOOK_EVERY_MS;
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, 'no backup was made, or it is not whole');
    return AFTER_FAILURE_MS;
  }
}

/** By its own last note: one that failed is tried again in the same night, without another backup. */
async function lacksTrial(store: BackupStore): Promise<boolean> {
  const last = await lastCheck(store);
  const trial = last && { ...last, checkedAt: Temporal.Instant.from(last.checkedAt) };
  return isTrialDue(trial, Temporal.Now.instant());
}

/** In a process of its own that gives way to this one: reading everything takes a while. */
async function runAdmin(args: string[], signal: AbortSignal): Promise<void> {
  await promisify(execFile)(process.execPath, [adminProgram, ...args], { signal });
}
