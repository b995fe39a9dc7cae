/** When a salon sleeps. */
const AT = Temporal.PlainTime.from('03:00');
const ZONE = 'America/Sao_Paulo';

/** Whether the backup of last night is missing, also because nobody was on at that hour. */
export function isBackupDue(newest: Temporal.Instant | null, now: Temporal.Instant): boolean {
  if (!newest) return true;
  const local = now.toZonedDateTimeISO(ZONE);
  const today = local.withPlainTime(AT);
  const last =
    Temporal.ZonedDateTime.compare(today, local) <= 0 ? today : today.subtract({ days: 1 });
  return Temporal.Instant.compare(newest, last.toInstant()) < 0;
}

type Trial = { checkedAt: Temporal.Instant; failure: string | null };

/** Restoring everything takes a while: one that failed is not begun again at once. */
const AFTER_FAILED_TRIAL = { hours: 1 } as const;

/** Whether the trial restore of last night is missing, or failed a while ago. */
export function isTrialDue(last: Trial | null, now: Temporal.Instant): boolean {
  if (!last || isBackupDue(last.checkedAt, now)) return true;
  return last.failure !== null && mayTryAgain(last.checkedAt, now);
}

export function mayTryAgain(failedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(failedAt.add(AFTER_FAILED_TRIAL), now) <= 0;
}

/** `2026-11-15 14:05` as the clock on the wall said it, or a moment with its zone; null: neither. */
export function readMoment(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    try {
      return Temporal.PlainDateTime.from(text.trim()).toZonedDateTime(ZONE).toInstant();
    } catch {
      return null;
    }
  }
}
