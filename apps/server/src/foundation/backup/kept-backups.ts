import type { BackupManifest, ListedBackup } from './backup-manifest.ts';
import { isWholeLog } from './log-archive.ts';

export type Retention = { days: number; weeks: number };

const HOURS_IN_DAY = 24;
const DAYS_IN_WEEK = 7;

/**
 * Those of the last days, and of each week before them the first one. The newest stays whatever its
 * age: when backups fail, the last good one is all there is.
 */
export function keptBackups(
  backups: readonly ListedBackup[],
  { days, weeks }: Retention,
  now: Temporal.Instant,
): { recent: ListedBackup[]; weekly: ListedBackup[] } {
  const ageInDays = ({ startedAt }: ListedBackup) =>
    now.since(startedAt, { largestUnit: 'hours' }).total('hours') / HOURS_IN_DAY;
  const newest = backups.at(-1);
  const recent = backups.filter((one) => one === newest || ageInDays(one) < days);
  const byWeek = new Map<number, ListedBackup>();
  for (const one of backups) {
    const week = Math.floor((ageInDays(one) - days) / DAYS_IN_WEEK);
    if (recent.includes(one) || week >= weeks) continue;
    if (!byWeek.has(week)) byWeek.set(week, one);
  }
  return { recent, weekly: [...byWeek.values()] };
}

/** The place of a log in the order of time, whatever timeline it is of. */
function placeOf(log: string): string {
  return log.slice(8, 24);
}

type Logs = Pick<BackupManifest, 'firstLog' | 'lastLog'>;

/** Logs that none of the kept backups needs: any moment after the oldest recent one can be restored. */
export function logsToRemove(
  logs: readonly string[],
  kept: { recent: readonly Logs[]; weekly: readonly Logs[] },
): string[] {
  const oldest = kept.recent[0];
  if (!oldest) return [];
  const isNeeded = (place: string) =>
    place >= placeOf(oldest.firstLog) ||
    kept.weekly.some(
      ({ firstLog, lastLog }) => place >= placeOf(firstLog) && place <= placeOf(lastLog),
    );
  return logs.filter((log) => isWholeLog(log) && !isNeeded(placeOf(log)));
}
