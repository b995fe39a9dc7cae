import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { adminProgram } from '../../paths.ts';
import type { Logger } from '../logger.ts';
import { listBackups } from './backup-manifest.ts';
import type { BackupStore } from './backup-store.ts';
import { isBackupDue, isTrialDue, mayTryAgain } from './backup-time.ts';
import { lastCheck } from './restore-check.ts';

const LOOK_EVERY_MS = 60_000;
const AFTER_FAILURE_MS = 15 * 60_000;

type RunAdmin = (args: string[], signal: AbortSignal) => Promise<unknown>;
type Parts = { store: BackupStore; logger: Logger };

/** A backup once a night, and its restore on trial. */
export function keepNights(parts: Parts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const look = nightlyLook({ ...parts, runAdmin }, signal);

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const wait = await look();
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

/** Does what is due, and answers how long to wait for the next look. */
export function nightlyLook(
  { store, logger, runAdmin }: Parts & { runAdmin: RunAdmin },
  signal: AbortSignal,
): () => Promise<number> {
  const place = store.place.address;
  // One that was killed or found no room left no note of it.
  let trialFailedAt: Temporal.Instant | null = null;

  async function backUpWhenDue(): Promise<void> {
    const newest = (await listBackups(store)).at(-1)?.startedAt ?? null;
    if (!isBackupDue(newest, Temporal.Now.instant())) return;
    // Before the first one there is nothing to fall back on.
    await runAdmin(newest ? ['backup', '--calmly'] : ['backup'], signal);
    logger.info({ place }, 'backup made');
  }

  async function tryWhenDue(): Promise<void> {
    if (trialFailedAt && !mayTryAgain(trialFailedAt, Temporal.Now.instant())) return;
    if (!(await lacksTrial(store))) return;
    await runAdmin(['backup:verify'], signal);
    logger.info({ place }, 'backup restored on trial');
  }

  return async () => {
    try {
      await backUpWhenDue();
    } catch (error) {
      if (!signal.aborted) logger.error({ err: error }, 'no backup was made, or it is not whole');
      return AFTER_FAILURE_MS;
    }
    try {
      await tryWhenDue();
    } catch (error) {
      trialFailedAt = Temporal.Now.instant();
      if (!signal.aborted) logger.error({ err: error }, 'a backup was not seen to come back whole');
    }
    return LOOK_EVERY_MS;
  };
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
