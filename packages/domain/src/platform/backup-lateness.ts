/** One is made and restored on trial each night; one night may be missed. */
const GOOD_FOR = { hours: 36 } as const;

type TrialRestore = {
  checkedAt: Temporal.Instant;
  differing: readonly string[];
  /** Why it did not come to its end, where it did not. */
  failure: string | null;
};
type Kept = { newestBackup: Temporal.Instant | null; lastTrial: TrialRestore | null };

/** Whether nobody knows that a backup comes back: none was seen to lately, it failed or something differed. */
export function isBackupUntested(last: TrialRestore | null, now: Temporal.Instant): boolean {
  if (last === null || last.failure !== null) return true;
  return last.differing.length > 0 || isOld(last.checkedAt, now);
}

/** Whether somebody has to look after the backups. */
export function areBackupsLate({ newestBackup, lastTrial }: Kept, now: Temporal.Instant): boolean {
  return newestBackup === null || isOld(newestBackup, now) || isBackupUntested(lastTrial, now);
}

function isOld(moment: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment.add(GOOD_FOR), now) < 0;
}
