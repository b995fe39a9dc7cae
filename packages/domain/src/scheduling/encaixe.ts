import type { AppointmentStatus } from './appointment.ts';

/**
 * An *encaixe* keeps no time, and the constraint does not see it. It is in the way of those who look
 * all the same, unless they go over it on purpose.
 */
export type Encaixes = 'in-the-way' | 'gone-over';

type BusyTime = { busyFrom: Temporal.Instant; busyUntil: Temporal.Instant };
type Placed = BusyTime & { professionalId: string; status: AppointmentStatus };
type Looking = { professionalId: string; encaixes: Encaixes; before?: Placed | undefined };

/** Whoever shares the time of an *encaixe* already may go on sharing it. */
export function isEncaixeInTheWay(
  encaixe: BusyTime,
  { professionalId, encaixes, before }: Looking,
): boolean {
  if (encaixes === 'gone-over') return false;
  if (!before || before.status === 'cancelled') return true;
  return before.professionalId !== professionalId || !overlap(before, encaixe);
}

function overlap(one: BusyTime, other: BusyTime): boolean {
  const { compare } = Temporal.Instant;
  return compare(one.busyFrom, other.busyUntil) < 0 && compare(other.busyFrom, one.busyUntil) < 0;
}
