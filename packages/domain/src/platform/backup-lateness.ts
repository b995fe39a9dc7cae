/** One is made and tried each night; a night may take its time. */
const LATEST = { hours: 26 } as const;

type Kept = {
  newestBackup: Temporal.Instant | null;
  lastTrial: { checkedAt: Temporal.Instant; differing: readonly string[] } | null;
};

/** Whether somebody has to look after the backups: none of today, or none that was seen to come back. */
export function areBackupsLate({ newestBackup, lastTrial }: Kept, now: Temporal.Instant): boolean {
  if (!newestBackup || !lastTrial || lastTrial.differing.length > 0) return true;
  return [newestBackup, lastTrial.checkedAt].some(
    (moment) => Temporal.Instant.compare(moment.add(LATEST), now) < 0,
  );
}
