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
  client: SegmentedClient & { attempts: number },
  { daysInactive, maxAttempts, excludeIfScheduled }: Reengagement,
  today: Temporal.PlainDate,
): number | null {
  if (excludeIfScheduled && client.hasFutureAppointment) return null;
  const daysAway = absentSince(client).until(today, { largestUnit: 'day' }).days;
  if (daysAway < daysInactive) return null;
  return client.attempts < maxAttempts ? client.attempts + 1 : null;
}
