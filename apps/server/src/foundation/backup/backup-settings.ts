import { type Environment, isRehearsal } from '../environment.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { backupKeyOf } from './backup-key.ts';
import { type BackupPlace, openBackupFolder } from './backup-place.ts';
import { type BackupStore, createBackupStore } from './backup-store.ts';
import type { Retention } from './kept-backups.ts';

const KEPT_DAYS = 7;

/** Whether this installation keeps backups of its own. */
export function keepsBackups(environment: Environment): boolean {
  if (environment.DATABASE_URL) return false;
  const { BACKUPS = isRehearsal(environment) ? 'off' : 'on' } = environment;
  return BACKUPS === 'on';
}

export function openBackups(environment: Environment, folder?: string): BackupStore {
  const place = folder ? openBackupFolder(folder) : placeOf(environment);
  return createBackupStore(place, backupKeyOf(environment.BACKUP_KEY));
}

/** Beside the data folder where nothing else is said: better than none, and lost with the disk. */
function placeOf(environment: Environment): BackupPlace {
  const { BACKUP_BUCKET, BACKUP_DIR, DATA_DIR } = environment;
  if (!BACKUP_BUCKET) return openBackupFolder(BACKUP_DIR ?? `${DATA_DIR}-backups`);
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

export function retentionOf({ BACKUP_WEEKS }: Environment): Retention {
  return { days: KEPT_DAYS, weeks: BACKUP_WEEKS };
}
