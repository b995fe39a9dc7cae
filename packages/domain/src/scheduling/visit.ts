import type { AppointmentStatus } from './appointment.ts';
import { isRequest } from './request.ts';

/** Where somebody is on her day: moments of an appointment, not statuses of it. */
export const VISIT_STAGES = ['expected', 'arrived', 'started'] as const;
export type VisitStage = (typeof VISIT_STAGES)[number];

export type Moments<Moment = Temporal.Instant> = {
  arrivedAt: Moment | null;
  startedAt: Moment | null;
};
export const NO_MOMENTS = { arrivedAt: null, startedAt: null } as const;

/** Nobody comes half a day early: it is another day's appointment, and a slip of the hand. */
export const EARLIEST_ARRIVAL_HOURS = 12;

export type VisitRefusal = 'over' | 'too-early';

export function stageOf({ arrivedAt, startedAt }: Moments<unknown>): VisitStage {
  if (startedAt !== null) return 'started';
  return arrivedAt === null ? 'expected' : 'arrived';
}

/**
 * What is said of an appointment at a glance: her moment while it lasts, that nobody has agreed to it
 * yet, else the status.
 */
export type VisitShown = AppointmentStatus | Exclude<VisitStage, 'expected'> | 'requested';

export function shownState({ status, needsApproval, ...moments }: Glanced): VisitShown {
  const stage = stageOf(moments);
  if (stage !== 'expected' && isAwaited(status)) return stage;
  return isRequest({ status, needsApproval, ...moments }) ? 'requested' : status;
}
type Glanced = Moments<unknown> & { status: AppointmentStatus; needsApproval: boolean };

/** The moments at a stage: what is known already stays, what lies beyond it is taken back. */
export function momentsAt(stage: VisitStage, known: Moments, now: Temporal.Instant): Moments {
  if (stage === 'expected') return NO_MOMENTS;
  const arrivedAt = known.arrivedAt ?? now;
  if (stage === 'arrived') return { arrivedAt, startedAt: null };
  // A colleague may have noted the arrival a moment after this was asked for.
  const begins = Temporal.Instant.compare(arrivedAt, now) > 0 ? arrivedAt : now;
  return { arrivedAt, startedAt: known.startedAt ?? begins };
}

/** Why somebody cannot be received now. Taking it back is always possible while it is not over. */
export function visitRefusal(
  { status, startTime }: { status: AppointmentStatus; startTime: Temporal.Instant },
  stage: VisitStage,
  now: Temporal.Instant,
): VisitRefusal | null {
  if (!isAwaited(status)) return 'over';
  return stage !== 'expected' && isTooEarly(startTime, now) ? 'too-early' : null;
}

/** Whether somebody can still come for it. */
export function isAwaited(status: AppointmentStatus): boolean {
  return status === 'scheduled' || status === 'confirmed';
}

/** By how many whole minutes somebody is awaited in vain; 0 when she is here, or it has not begun. */
export function minutesLate(
  { status, startTime, ...moments }: Awaited,
  now: Temporal.Instant,
): number {
  if (!isAwaited(status) || stageOf(moments) !== 'expected') return 0;
  return Math.max(0, Math.floor(now.since(startTime).total('minutes')));
}
type Awaited = Moments<unknown> & { status: AppointmentStatus; startTime: Temporal.Instant };

export function isTooEarly(startTime: Temporal.Instant, now: Temporal.Instant): boolean {
  const earliest = startTime.subtract({ hours: EARLIEST_ARRIVAL_HOURS });
  return Temporal.Instant.compare(now, earliest) < 0;
}

/** Whoever is cancelled or did not come was not there; a visit moved to another day has not begun. */
export function keepsMoments(
  { status, startTime }: { status: AppointmentStatus; startTime: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  return status !== 'cancelled' && status !== 'no_show' && !isTooEarly(startTime, now);
}
