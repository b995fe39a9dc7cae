import type { RecurrenceForm } from '@app/contract/scheduling/series.contract';
import type { Recurrence } from '@app/domain/scheduling/recurrence';

/** The contract takes one of the two ends and no other. */
export function recurrenceOf({ every, unit, count, lastDay }: RecurrenceForm): Recurrence {
  if (lastDay === null) return { every, unit, ends: { count: count ?? 1 } };
  return { every, unit, ends: { lastDay: Temporal.PlainDate.from(lastDay) } };
}

export const NO_DAYS = {
  issues: [{ path: ['recurrence', 'lastDay'], message: 'O último dia vem antes do primeiro.' }],
};
