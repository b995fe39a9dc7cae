import { type Environment, isRehearsal } from '../environment.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { backupKeyOf } from './backup-key.ts';
import { type BackupPlace, openBackupFolder } from './backup-place.ts';
import { ROOM_FOR_DATABASE } from './backup-room.ts';
import { type BackupStore, createBackupStore } from './backup-store.ts';
import type { Retention } from './kept-backups.ts';

const KEPT_DAYS = 7;

/** Whether this installation keeps backups of its own. */
export function keepsBackups(environment: Environment): boolean {
  if (environment.DATABASE_URL) return false;
  const { BACKUPS = isRehearsal(environment) ? 'off' : 'on' } = environment;
  return BACKUPS === 'on';
}

/**
 * Whether visitors may be told that backups are made every day. Of a database with a server of its own
 * only whoever runs it knows: BACKUPS=on says so.
 */
export function promisesBackups(environment: Environment): boolean {
  if (environment.DATABASE_URL) return environment.BACKUPS === 'on';
  return keepsBackups(environment);
}

export function openBackups(environment: Environment, folder?: string): BackupStore {
  const place = folder ? folderOf(folder, environment) : placeOf(environment);
  return createBackupStore(place, backupKeyOf(environment.BACKUP_KEY));
}

/** Beside the data folder where nothing else is said: better than none, and lost with the disk. */
function placeOf(environment: Environment): BackupPlace {
  const { BACKUP_BUCKET, BACKUP_DIR, DATA_DIR } = environment;
  if (!BACKUP_BUCKET) return folderOf(BACKUP_DIR ?? `${DATA_DIR}-backups`, environment);
  // The environment is not read without them.
  const { S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = environment;
  return openBackupBucket({
    endpoint: S3_ENDPOINT,
    bucket: BACKUP_BUCKET,
    region: environment.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

function folderOf(folder: string, { DATA_DIR }: Environment): BackupPlace {
  return openBackupFolder(folder, { of: DATA_DIR, leave: ROOM_FOR_DATABASE });
}

export function retentionOf({ BACKUP_WEEKS }: Environment): Retention {
  return { days: KEPT_DAYS, weeks: BACKUP_WEEKS };
}
