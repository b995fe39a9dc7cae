import { dayIn, idIn, periodOr } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';
import { presetRange, type Range } from '../../../ui/period/period-presets.ts';

/** Whose statement and of which days, the last one included. */
export const statementFilters = filters({
  chosen: { professionalId: idIn, from: dayIn, to: dayIn },
  days: ['from', 'to'],
});
export type StatementView = FilteredView<typeof statementFilters>;

/** This month, unless the address says otherwise. */
export function statementRangeOf({ from, to }: StatementView, today: Temporal.PlainDate): Range {
  const usual = presetRange('this-month', today);
  const said = { first: from, last: to };
  const { first, last } = periodOr({ first: usual.fromDate, last: usual.toDate }, said);
  return { fromDate: first, toDate: last };
}
