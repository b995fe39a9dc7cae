import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BackupError } from './backup-error.ts';
import { FOLDERS } from './backup-folders.ts';
import type { BackupStore } from './backup-store.ts';

const LOOK_EVERY_MS = 1_000;
/** A place that is full or away is not asked, and complained of, every second. */
const AFTER_FAILURE_MS = 15_000;
const GIVEN_UP_MS = 2 * 60_000;
/** PostgreSQL writes here first and renames. */
const UNFINISHED = '.part';

export type ArchivedLog = { log: string; name: string };

export type LogArchive = { stop(): Promise<void> };

type Parts = {
  /** Where PostgreSQL puts each log that is full. */
  spool: string;
  store: BackupStore;
  alarm: (error: unknown) => void;
};

/** Takes PostgreSQL's logs to the backups as they come, in their order. */
export function keepArchiving({ spool, store, alarm }: Parts): LogArchive {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const wait = await archiveLogs(spool, store).then(
        () => LOOK_EVERY_MS,
        (error: unknown) => {
          // What could not be taken stays there until next time.
          alarm(error);
          return AFTER_FAILURE_MS;
        },
      );
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await archiveLogs(spool, store).catch(alarm);
    },
  };
}

/** Removed only when it surely lies in the store. */
export async function archiveLogs(spool: string, store: BackupStore): Promise<void> {
  const logs = (await readdir(spool)).filter((name) => !name.endsWith(UNFINISHED)).sort();
  for (const log of logs) {
    await storeLog(store, spool, log);
    await rm(join(spool, log), { force: true });
  }
}

export async function storeLog(store: BackupStore, folder: string, log: string): Promise<void> {
  await store.putOnce(`${FOLDERS.logs}/${log}.`, () => createReadStream(join(folder, log)));
}

/** Not a history of timelines, nor a mark. */
export function isWholeLog(name: string): boolean {
  return /^[0-9A-F]{24}$/.test(name);
}

/** Until whoever archives has brought it. */
export async function waitForLog(store: BackupStore, wanted: string): Promise<void> {
  const deadline = performance.now() + GIVEN_UP_MS;
  while (performance.now() < deadline) {
    if ((await listLogs(store)).some(({ log }) => log === wanted)) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new BackupError(
    `PostgreSQL's log ${wanted} did not reach ${store.place.address}. Look whether the server runs with BACKUPS=on, and in its log for what hinders it.`,
  );
}

const NAME = /^wal\/(.+)\.[0-9a-f]{64}\.zst(\.enc)?$/;

export async function listLogs({ place }: BackupStore): Promise<ArchivedLog[]> {
  const names = await place.list(FOLDERS.logs);
  return names.flatMap((name) => {
    const log = NAME.exec(name)?.[1];
    return log ? [{ log, name }] : [];
  });
}
