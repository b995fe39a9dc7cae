import type { AppointmentStatus } from './appointment.ts';

/** A visitor's request while nobody said yes or no: still ahead, or its time came without an answer. */
export const REQUEST_STATES = ['waiting', 'unanswered'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** So long after its time somebody is asked what became of it; then nobody remembers. */
export const UNANSWERED_FOR_DAYS = 30;

type Requested = {
  status: AppointmentStatus;
  needsApproval: boolean;
  /** Whoever was received got her answer. */
  arrivedAt: unknown;
};

export function isRequest({ status, needsApproval, arrivedAt }: Requested): boolean {
  return needsApproval && status === 'scheduled' && arrivedAt === null;
}

/** Null for what is no request, or no longer one. */
export function requestState(
  { startTime, ...requested }: Requested & { startTime: Temporal.Instant },
  now: Temporal.Instant,
): RequestState | null {
  if (!isRequest(requested)) return null;
  return Temporal.Instant.compare(startTime, now) > 0 ? 'waiting' : 'unanswered';
}
