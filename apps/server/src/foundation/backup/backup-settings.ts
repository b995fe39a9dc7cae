import { type Environment, isRehearsal } from '../environment.ts';
import { backupKeyOf } from './backup-key.ts';
import { openBackupFolder } from './backup-place.ts';
import { type BackupStore, createBackupStore } from './backup-store.ts';
import type { Retention } from './kept-backups.ts';

const KEPT_DAYS = 7;

/** Whether this installation keeps backups of its own. */
export function keepsBackups(environment: Environment): boolean {
  if (environment.DATABASE_URL) return false;
  const { BACKUPS = isRehearsal(environment) ? 'off' : 'on' } = environment;
  return BACKUPS === 'on';
}

/** Beside the data folder where nothing else is said: better than none, and lost with the disk. */
export function openBackups(environment: Environment, folder?: string): BackupStore {
  const { BACKUP_DIR, BACKUP_KEY, DATA_DIR } = environment;
  const place = openBackupFolder(folder ?? BACKUP_DIR ?? `${DATA_DIR}-backups`);
  return createBackupStore(place, backupKeyOf(BACKUP_KEY));
}

export function retentionOf({ BACKUP_WEEKS }: Environment): Retention {
  return { days: KEPT_DAYS, weeks: BACKUP_WEEKS };
}
