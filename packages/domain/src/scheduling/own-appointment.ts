import type { AppointmentStatus } from './appointment.ts';

type Own = { status: AppointmentStatus; needsApproval: boolean; startTime: Temporal.Instant };

/** Until when a client cancels or moves it herself: so many hours before it begins. */
export function changeUntil(
  { startTime }: Pick<Own, 'startTime'>,
  cutoffInHours: number,
): Temporal.Instant {
  return startTime.subtract({ hours: cutoffInHours });
}

/** Whoever waits for the company's approval cannot give it herself. */
export function mayConfirm(
  { status, needsApproval, startTime }: Own,
  now: Temporal.Instant,
): boolean {
  return status === 'scheduled' && !needsApproval && isBefore(now, startTime);
}

export function mayChange(
  { status, startTime }: Pick<Own, 'status' | 'startTime'>,
  cutoffInHours: number,
  now: Temporal.Instant,
): boolean {
  if (status !== 'scheduled' && status !== 'confirmed') return false;
  return isBefore(now, changeUntil({ startTime }, cutoffInHours));
}

/** All that her own page shows of a client. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

function isBefore(first: Temporal.Instant, second: Temporal.Instant): boolean {
  return Temporal.Instant.compare(first, second) < 0;
}
