import type { Cents } from '../shared/money.ts';
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

type AgreedPrice = {
  /** Before any coupon. */
  agreed: Cents;
  /** What whoever has it charges today; null when she no longer does all of it. */
  usual: Cents | null;
  isPaid: boolean;
};

/**
 * What a visit costs, before any coupon, with another one whom the client chooses: as agreed where both
 * charge the same, and else what the other one charges. Null where it is not hers to choose: it was paid,
 * or somebody promised another price than the usual one.
 */
export function priceInOtherHands(
  { agreed, usual, isPaid }: AgreedPrice,
  theirs: Cents,
): Cents | null {
  if (theirs === agreed || theirs === usual) return agreed;
  const wasPromised = usual !== null && usual !== agreed;
  return isPaid || wasPromised ? null : theirs;
}

/** All that her own page shows of a client. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

function isBefore(first: Temporal.Instant, second: Temporal.Instant): boolean {
  return Temporal.Instant.compare(first, second) < 0;
}
