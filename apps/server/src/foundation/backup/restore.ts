import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { createConnection } from '../database/connection.ts';
import { isDatabaseTrouble } from '../database/database-trouble.ts';
import { lastPlaceOf } from '../database/embedded/location.ts';
import {
  databaseIn,
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from '../database/embedded-postgres.ts';
import { newestMigration } from '../database/migrations.ts';
import { BackupError } from './backup-error.ts';
import { type BackupManifest, listBackups, readManifest } from './backup-manifest.ts';
import type { BackupStore } from './backup-store.ts';
import { CLUSTER } from './data-files.ts';
import {
  type RestoredFolder,
  removeRestored,
  restoreCommand,
  writeRestored,
} from './restored-folder.ts';

export type RestoreOptions = {
  dataFolder: string;
  /** The moment to go back to; missing: as far as the logs go. */
  at?: Temporal.Instant | undefined;
  report: (message: string) => void;
};

/** PostgreSQL reads only the files of its own version. */
const POSTGRES = 18;

/** Makes a data folder as it was. It gets its name when it is complete. */
export async function restoreBackup(store: BackupStore, options: RestoreOptions): Promise<void> {
  const { dataFolder, at, report } = options;
  await refuseUsedFolder(dataFolder);
  const manifest = await chooseBackup(store, at);
  refuseUnknown(manifest);
  report(`Restoring the backup of ${manifest.finishedAt} from ${store.place.address}.`);
  const draft = `${dataFolder}.restoring-${randomBytes(4).toString('hex')}`;
  try {
    const restored = await writeRestored(store, manifest, draft);
    report('Playing the logs that came after it.');
    await replay(restored, untilTheEnd(at), untilOpen);
    await rm(restored.logsFolder, { recursive: true });
    await rmdir(dataFolder).catch(() => {});
    await rename(draft, dataFolder);
  } catch (error) {
    const log = await logOf(draft);
    await removeRestored(draft);
    throw explained(error, log, at);
  }
}

function untilTheEnd(at: Temporal.Instant | undefined): Record<string, string> {
  // PostgreSQL does not know the letter for UTC here.
  const target = at && { recovery_target_time: at.toString().replace('Z', '+00') };
  return { recovery_target_action: 'promote', ...target };
}

async function untilOpen(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ open: boolean }>('select not pg_is_in_recovery() as open');
  return rows[0]?.open ?? false;
}

const LOOK_EVERY_MS = 50;
const GIVEN_UP_MS = 30 * 60_000;

/**
 * Starts PostgreSQL on what was written out, which plays the logs as far as the settings say, and
 * stops it again when everything that is to be done there is done.
 */
export async function replay(
  restored: RestoredFolder,
  settings: Record<string, string>,
  isDone: (client: pg.Client) => Promise<boolean>,
): Promise<void> {
  const alarms: string[] = [];
  const running = await startEmbeddedPostgres({
    folder: join(restored.dataFolder, CLUSTER),
    spoolsLogs: true,
    settings: { hot_standby: 'on', restore_command: restoreCommand(restored), ...settings },
    alarm: (message) => alarms.push(message),
  });
  try {
    const deadline = performance.now() + GIVEN_UP_MS;
    while (!(await ask(running.url, isDone))) {
      // The second one says what PostgreSQL wrote before it ended.
      const reason = alarms[1];
      if (reason) throw new EmbeddedPostgresError(reason);
      if (performance.now() > deadline) throw new BackupError('Playing the logs took too long.');
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    await running.stop();
  }
}

/** While PostgreSQL is down, or has just ended, nothing is done. */
async function ask(url: string, isDone: (client: pg.Client) => Promise<boolean>): Promise<boolean> {
  const client = createConnection({ connectionString: databaseIn(url) });
  try {
    await client.connect();
    return await isDone(client);
  } catch (error) {
    if (isDatabaseTrouble(error)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

async function refuseUsedFolder(folder: string): Promise<void> {
  if (!existsSync(folder) || (await readdir(folder)).length === 0) return;
  throw new BackupError(
    `The folder ${folder} is not empty, and a restore replaces nothing. Move it away, or choose another DATA_DIR.`,
  );
}

/** The newest that was complete at that moment. */
async function chooseBackup(
  store: BackupStore,
  at: Temporal.Instant | undefined,
): Promise<BackupManifest> {
  const backups = (await listBackups(store)).toReversed();
  for (const { name } of backups) {
    const manifest = await readManifest(store, name);
    if (!at || Temporal.Instant.compare(manifest.finishedAt, at) <= 0) return manifest;
  }
  const oldest = backups.at(-1);
  throw new BackupError(
    oldest
      ? `No backup reaches back to ${at}: the oldest one is of ${oldest.startedAt}.`
      : `There is no backup in ${store.place.address}.`,
  );
}

function refuseUnknown(manifest: BackupManifest): void {
  if (manifest.postgres !== POSTGRES) {
    throw new BackupError(
      `The backup is of PostgreSQL ${manifest.postgres}, and this is PostgreSQL ${POSTGRES}. Restore it with the version of Hora Marcada that wrote it.`,
    );
  }
  if (manifest.migration <= newestMigration()) return;
  throw new BackupError(
    'The backup was written by a newer version of Hora Marcada. Restore it with that version.',
  );
}

const TOO_LATE = /recovery ended before configured recovery target was reached/;

/** What PostgreSQL wrote, which nobody reads once the attempt is gone. */
async function logOf(dataFolder: string): Promise<string> {
  const file = `${lastPlaceOf(join(dataFolder, CLUSTER))}.log`;
  return readFile(file, 'utf8').catch(() => '');
}

function explained(error: unknown, log: string, at: Temporal.Instant | undefined): unknown {
  if (!TOO_LATE.test(log)) return error;
  return new BackupError(
    `The logs do not reach ${at}. Choose an earlier moment, or leave --at away to restore everything there is.`,
    { cause: error },
  );
}
