import type { BiReport } from '@app/contract/insights/insights.contract';
import type { Range } from './period-view.ts';

type Day = BiReport['byDay'][number];
export type GroupSize = 'day' | 'week' | 'month';
export type DayGroup = Range & { appointments: number; completed: number; revenueCents: number };

const MOST_DAYS = 45;
const MOST_DAYS_BY_WEEK = 190;

/** So many columns as one can still tell apart. */
export function groupSizeOf(days: number): GroupSize {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_DAYS_BY_WEEK ? 'week' : 'month';
}

/** Days that belong together in one column; the first and last group may be shorter. */
export function groupDays(days: readonly Day[], size: GroupSize): DayGroup[] {
  const groups = Map.groupBy(days, ({ date }) => groupOf(Temporal.PlainDate.from(date), size));
  return [...groups.values()].map((group) => ({
    fromDate: group[0]?.date ?? '',
    toDate: group.at(-1)?.date ?? '',
    appointments: sum(group.map((day) => day.appointments)),
    completed: sum(group.map((day) => day.completed)),
    revenueCents: sum(group.map((day) => day.revenueCents)),
  }));
}

function groupOf(date: Temporal.PlainDate, size: GroupSize): string {
  if (size === 'day') return date.toString();
  if (size === 'month') return date.toPlainYearMonth().toString();
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
