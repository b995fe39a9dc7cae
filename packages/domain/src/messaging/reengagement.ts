import { absentSince, type SegmentedClient } from './segment.ts';

export const REENGAGEMENT_DAYS = [15, 30, 45, 60, 90] as const;
export const REENGAGEMENT_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export const REENGAGEMENT_ATTEMPTS = { least: 1, most: 3 } as const;
export const DEFAULT_REENGAGEMENT_DAYS = 30;

export type Reengagement = {
  daysInactive: (typeof REENGAGEMENT_DAYS)[number];
  frequency: (typeof REENGAGEMENT_FREQUENCIES)[number];
  maxAttempts: number;
  excludeIfScheduled: boolean;
};

const BETWEEN_RUNS = {
  daily: { days: 1 },
  weekly: { weeks: 1 },
  monthly: { months: 1 },
} as const;

/** Nobody is asked before the salon opens. */
const FIRST_HOUR = 9;

/** Whether a run is to be made now: its day has come, and the day has begun. */
export function isReengagementDue(
  { frequency, lastRunOn }: Pick<Reengagement, 'frequency'> & LastRun,
  zone: string,
  now: Temporal.Instant,
): boolean {
  const local = now.toZonedDateTimeISO(zone);
  if (local.hour < FIRST_HOUR) return false;
  const today = local.toPlainDate();
  return Temporal.PlainDate.compare(nextReengagement({ frequency }, lastRunOn, today), today) <= 0;
}

type LastRun = { lastRunOn: Temporal.PlainDate | null };

export function nextReengagement(
  { frequency }: Pick<Reengagement, 'frequency'>,
  lastRunOn: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  return lastRunOn?.add(BETWEEN_RUNS[frequency]) ?? today;
}

/**
 * The attempt that a run makes with a client, or `null` when it leaves her alone. `attempts` were made
 * since she was last here: who comes back and stays away again is asked anew.
 */
export function attemptWith(
  client: Absence & { attempts: number },
  { daysInactive, maxAttempts, excludeIfScheduled }: Terms,
  today: Temporal.PlainDate,
): number | null {
  if (excludeIfScheduled && client.hasFutureAppointment) return null;
  const daysAway = absentSince(client).until(today, { largestUnit: 'day' }).days;
  if (daysAway < daysInactive) return null;
  return client.attempts < maxAttempts ? client.attempts + 1 : null;
}

type Absence = Pick<SegmentedClient, 'registeredOn' | 'lastAppointmentOn' | 'hasFutureAppointment'>;
/** As they are kept: which numbers of days there are, the form says. */
type Terms = Pick<Reengagement, 'maxAttempts' | 'excludeIfScheduled'> & { daysInactive: number };
