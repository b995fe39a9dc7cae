import type { AppointmentStatus } from './appointment.ts';
import { isAwaited, isTooEarly, type Moments, stageOf } from './visit.ts';

/** What somebody at the counter does next with an appointment. */
export type Verb = 'confirm' | 'arrive' | 'start' | 'finish' | 'receive' | 'return';

export type VisitState = Moments<unknown> & {
  status: AppointmentStatus;
  startTime: Temporal.Instant;
  endTime: Temporal.Instant;
  isPaid: boolean;
};

/** One verb for each state; null where there is nothing to do but wait, or it is over. */
export function nextVerb(
  visit: VisitState,
  now: Temporal.Instant,
  money: 'taken' | 'not-taken',
): Verb | null {
  const { status, startTime, endTime, isPaid } = visit;
  if (status === 'completed') return money === 'taken' && !isPaid ? 'receive' : 'return';
  if (!isAwaited(status)) return null;
  if (stageOf(visit) === 'started' || isBefore(endTime, now)) return 'finish';
  if (stageOf(visit) === 'arrived') return 'start';
  if (status === 'scheduled' && isBefore(now, startTime)) return 'confirm';
  return isTooEarly(startTime, now) ? null : 'arrive';
}

/** For whoever skips a step: nobody has to say that she came to take her money. */
export function shortcutOf(
  verb: Verb | null,
  { startTime }: Pick<VisitState, 'startTime'>,
  now: Temporal.Instant,
): Verb | null {
  if (verb === 'arrive' || verb === 'start') return 'finish';
  return verb === 'confirm' && !isTooEarly(startTime, now) ? 'arrive' : null;
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}
