export const TASK_RECURRENCES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type TaskRecurrence = (typeof TASK_RECURRENCES)[number];

/** Who made a task: a person, or the system for what somebody should look at. */
export const TASK_SOURCES = ['person', 'low_stock', 'affected_appointments', 'birthday'] as const;
export type TaskSource = (typeof TASK_SOURCES)[number];

export const NEW_TASK = { color: '#3B82F6', recurrence: 'none' as TaskRecurrence };

export const TASK_LIMITS = {
  nameLength: 120,
  notesLength: 1000,
  /** Of those that are open the first so many; what comes later is seen when they are done. */
  open: 500,
  /** So many of them fit into the file. */
  openInFile: 50_000,
  /** So long a completed one is listed. */
  completedForDays: 60,
  /** The newest completed ones, where a company completes very many. */
  completed: 200,
};

/** When whoever is written to hears of a task that has no hour. */
const USUAL_HOUR = '09:00';

type Due = { dueDate: Temporal.PlainDate; dueTime: string | null };
export type TaskStatus = 'completed' | 'late' | 'pending';

/** One without an hour is late from the following day on. */
export function taskStatus(
  { completedAt, ...due }: Due & { completedAt: Temporal.Instant | null },
  { now, zone }: { now: Temporal.Instant; zone: string },
): TaskStatus {
  if (completedAt !== null) return 'completed';
  return Temporal.Instant.compare(lateFrom(due, zone), now) < 0 ? 'late' : 'pending';
}

function lateFrom({ dueDate, dueTime }: Due, zone: string): Temporal.Instant {
  if (dueTime !== null) return momentOf(dueDate, dueTime, zone);
  const dayAfter = dueDate.add({ days: 1 }).toZonedDateTime({ timeZone: zone });
  return dayAfter.toInstant().subtract({ nanoseconds: 1 });
}

/** When somebody is reminded of it, and whether that moment has passed. */
export function reminderOf(
  { dueDate, dueTime }: Due,
  { now, zone }: { now: Temporal.Instant; zone: string },
): { at: Temporal.Instant; isPast: boolean } {
  const at = momentOf(dueDate, dueTime ?? USUAL_HOUR, zone);
  return { at, isPast: Temporal.Instant.compare(at, now) <= 0 };
}

function momentOf(date: Temporal.PlainDate, time: string, zone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(time);
  return date.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
}

const STEPS: Record<Exclude<TaskRecurrence, 'none'>, Temporal.DurationLike> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  monthly: { months: 1 },
};

/**
 * When a recurring one comes next; on the last day of a month that is too short. From there it goes back
 * to the day it is wished for: 31 January, 28 February, 31 March.
 */
export function nextDueDate(
  dueDate: Temporal.PlainDate,
  recurrence: TaskRecurrence,
  keptDay: number | null = null,
): Temporal.PlainDate | null {
  if (recurrence === 'none') return null;
  const next = dueDate.add(STEPS[recurrence]);
  return recurrence === 'monthly' ? next.with({ day: wishedDay(dueDate, keptDay) }) : next;
}

/** The day of the month it is wished for: the one kept from before, where a short month cut it. */
export function wishedDay(
  { day, daysInMonth }: Temporal.PlainDate,
  keptDay: number | null,
): number {
  return day === daysInMonth ? Math.max(day, keptDay ?? 0) : day;
}

/** By when they are due, the whole day after its hours; those of one moment as they were made. */
export function byDue<Task extends { dueDate: string; dueTime: string | null; id: string }>(
  one: Task,
  next: Task,
): number {
  const [first, second] = [one, next].map(
    ({ dueDate, dueTime, id }) => `${dueDate} ${dueTime ?? '99:99'} ${id}`,
  );
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
