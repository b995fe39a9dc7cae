import { FOLDERS } from './backup-folders.ts';
import { listBackups, readManifest } from './backup-manifest.ts';
import type { BackupStore } from './backup-store.ts';
import { keptBackups, logsToRemove, type Retention } from './kept-backups.ts';
import { listLogs } from './log-archive.ts';

const KEPT_CHECKS = 30;

/** Removes what no kept backup needs: first the lists, so that nobody is led to what is gone. */
export async function tidyBackups(
  store: BackupStore,
  retention: Retention,
  now: Temporal.Instant,
): Promise<void> {
  const { place } = store;
  const backups = await listBackups(store);
  const kept = keptBackups(backups, retention, now);
  const keptNames = new Set([...kept.recent, ...kept.weekly].map(({ name }) => name));
  const read = (names: typeof backups) =>
    Promise.all(names.map(({ name }) => readManifest(store, name)));
  const manifests = { recent: await read(kept.recent), weekly: await read(kept.weekly) };

  for (const { name } of backups) if (!keptNames.has(name)) await place.remove(name);

  const used = new Set(
    [...manifests.recent, ...manifests.weekly].flatMap(({ files }) =>
      files.map(({ stored }) => stored),
    ),
  );
  for (const name of await place.list(FOLDERS.contents))
    if (!used.has(name)) await place.remove(name);

  const logs = await listLogs(store);
  const unneeded = new Set(
    logsToRemove(
      logs.map(({ log }) => log),
      manifests,
    ),
  );
  for (const { log, name } of logs) if (unneeded.has(log)) await place.remove(name);

  const checks = await place.list(FOLDERS.checks);
  for (const name of checks.slice(0, -KEPT_CHECKS)) await place.remove(name);
  for (const name of await place.list(FOLDERS.drafts))
    if (isLeftOver(name, now)) await place.remove(name);
}

/** What is younger may be a log that is on its way just now. */
const STILL_WRITTEN = { hours: 6 } as const;

function isLeftOver(draft: string, now: Temporal.Instant): boolean {
  const begunAt = Number.parseInt(draft.slice(`${FOLDERS.drafts}/`.length), 10);
  return !(begunAt > now.subtract(STILL_WRITTEN).epochMilliseconds);
}
