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
