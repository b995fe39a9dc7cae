import { dayIn, idIn, periodOr } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';
import type { Range } from '../../../ui/period/period-presets.ts';

/** Of which days, the last one included, and of which way of paying. */
export const receivableFilters = filters({
  chosen: { from: dayIn, to: dayIn, paymentMethodId: idIn },
  days: ['from', 'to'],
});
export type ReceivablesView = FilteredView<typeof receivableFilters>;

/** This month, unless the address says otherwise. */
export function receivablesPeriodOf(
  { from, to }: ReceivablesView,
  today: Temporal.PlainDate,
): Range {
  const usual = monthAt(today, 0);
  const { first, last } = periodOr(
    { first: usual.fromDate, last: usual.toDate },
    { first: from, last: to },
  );
  return { fromDate: first, toDate: last };
}

/** The month so many after that of the day. */
export function monthAt(day: Temporal.PlainDate, months: number): Range {
  const month = day.toPlainYearMonth().add({ months });
  return {
    fromDate: month.toPlainDate({ day: 1 }).toString(),
    toDate: month.toPlainDate({ day: month.daysInMonth }).toString(),
  };
}
