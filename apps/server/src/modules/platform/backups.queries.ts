import { areBackupsLate } from '@app/domain/platform/backup-lateness';
import { listBackups, readManifest } from '../../foundation/backup/backup-manifest.ts';
import { keepsBackups, openBackups } from '../../foundation/backup/backup-settings.ts';
import type { BackupStore } from '../../foundation/backup/backup-store.ts';
import { lastCheck } from '../../foundation/backup/restore-check.ts';
import type { Environment } from '../../foundation/environment.ts';

/** What is kept against losing everything, and whether it was seen to come back. */
export async function readBackups(environment: Environment, now: Temporal.Instant) {
  if (environment.DATABASE_URL) return { kind: 'elsewhere' as const };
  if (!keepsBackups(environment)) return { kind: 'off' as const };
  const store = openBackups(environment);
  const backups = await describeAll(store);
  const check = await lastCheck(store);
  const lastTrial = check && { ...check, checkedAt: Temporal.Instant.from(check.checkedAt) };
  const newestBackup = backups[0]?.startedAt ?? null;
  return {
    kind: 'kept' as const,
    place: store.place.address,
    isBesideData: !environment.BACKUP_DIR && !environment.BACKUP_BUCKET,
    isEncrypted: environment.BACKUP_KEY !== undefined,
    backups,
    lastTrial,
    isLate: areBackupsLate({ newestBackup, lastTrial }, now),
  };
}

async function describeAll(store: BackupStore) {
  const newestFirst = (await listBackups(store)).toReversed();
  return Promise.all(
    newestFirst.map(async ({ name, startedAt }) => {
      const { files } = await readManifest(store, name);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      return { startedAt, bytes, files: files.length };
    }),
  );
}
