/** What can stand in the agenda. A hold keeps a time for a visitor while she finishes. */
export const ENTRY_KINDS = ['appointment', 'block', 'hold'] as const;

export const APPOINTMENT_STATUSES = [
  'scheduled',
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export const APPOINTMENT_PAYMENTS = ['missing', 'made', 'owed'] as const;
export type AppointmentPayment = (typeof APPOINTMENT_PAYMENTS)[number];

/** Who made an appointment, or ended it. */
export const BOOKING_SOURCES = ['client', 'staff'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

export const APPOINTMENT_LIMITS = {
  notesLength: 500,
  services: 20,
  /** A day and a night: nothing that a person does takes longer. */
  durationMinutes: 24 * 60,
  /** What was done and never written down is added up to a year later; before, it is a slip. */
  daysAgo: 366,
  /** Professionals that one step blocks at once. */
  blockedAtOnce: 50,
} as const;

export function isTooLongAgo(startTime: Temporal.Instant, now: Temporal.Instant): boolean {
  const earliest = now.subtract({ hours: APPOINTMENT_LIMITS.daysAgo * 24 });
  return Temporal.Instant.compare(startTime, earliest) < 0;
}

/** What stands there already may stay: only who gives it another moment slips. */
export function isMovedTooLongAgo(
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  return !from.equals(to) && isTooLongAgo(to, now);
}

/**
 * How long it takes in other hands: what she needs, unless somebody set the length by hand. By hand
 * is what is neither as it was booked nor what whoever has it needs today.
 */
export function lengthInOtherHands({ lasts, usual, hers }: HandedOver): number {
  if (hers === null || hers > APPOINTMENT_LIMITS.durationMinutes) return lasts;
  return usual.includes(lasts) ? hers : lasts;
}
type HandedOver = { lasts: number; usual: readonly number[]; hers: number | null };

/** Longer than anything lasts with its buffers: what began before cannot reach in. */
export const LONGEST_IN_HOURS = 72;

/** How long a time is kept for a visitor on her last step. */
export const HOLD_MINUTES = 5;

/** Whether an appointment keeps its time from others: a cancelled one does not. */
export function keepsTime({
  status,
  overbooked,
}: {
  status: AppointmentStatus;
  overbooked: boolean;
}): boolean {
  return status !== 'cancelled' && !overbooked;
}

/** A closed one is history: only its status can still change. */
export function isClosed(status: AppointmentStatus): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** What a series leaves behind when it is moved or cancelled. */
export function isHistory(status: AppointmentStatus): boolean {
  return isClosed(status) || status === 'no_show';
}

/** Whoever did not come and gets another time ahead is awaited again. */
export function statusAfterMove(
  { status, from, to }: { status: AppointmentStatus; from: Temporal.Instant; to: Temporal.Instant },
  now: Temporal.Instant,
): AppointmentStatus {
  const isAhead = !from.equals(to) && Temporal.Instant.compare(to, now) > 0;
  return status === 'no_show' && isAhead ? 'scheduled' : status;
}

/** So little before it begins nobody wonders that it is done. */
const EARLY_MINUTES = 15;

type Marked = {
  status: AppointmentStatus;
  startTime: Temporal.Instant;
  /** Somebody who was seen to come is served, whatever the clock says. */
  arrivedAt: unknown;
};

/**
 * Whether she came is known when it begins. Before, it is usually a slip of the hand: it is asked first.
 */
export function isMarkedEarly(
  { status, startTime, arrivedAt }: Marked,
  next: AppointmentStatus,
  now: Temporal.Instant,
): boolean {
  if (status === next) return false;
  if (next === 'no_show') return Temporal.Instant.compare(now, startTime) < 0;
  if (next !== 'completed' || arrivedAt !== null) return false;
  return Temporal.Instant.compare(now, startTime.subtract({ minutes: EARLY_MINUTES })) < 0;
}

/** Whether giving it up leaves time that somebody else can still use. */
export function hasTimeToFree(
  { endTime, ...appointment }: Parameters<typeof keepsTime>[0] & { endTime: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  return keepsTime(appointment) && Temporal.Instant.compare(now, endTime) < 0;
}

/** All of them as a person reads them, in order. */
export function serviceNamesOf(services: readonly { name: string }[]): string {
  return services.map(({ name }) => name).join(', ');
}

/** An unknown or missing status is shown as scheduled. */
export function readStatus(written: string | null | undefined): AppointmentStatus {
  return APPOINTMENT_STATUSES.find((status) => status === written) ?? 'scheduled';
}
