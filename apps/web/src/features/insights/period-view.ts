import { dayIn, idIn, periodOr } from '../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../foundation/filters.ts';
import { type Preset, presetRange, type Range } from '../../ui/period/period-presets.ts';

export type { Range };

/** What the figures are about. */
export const periodFilters = filters({
  chosen: { professionalId: idIn, serviceId: idIn },
  kept: { fromDate: dayIn, toDate: dayIn },
  days: ['fromDate', 'toDate'],
});
export type PeriodView = FilteredView<typeof periodFilters>;

/** What the address leaves open is as usual on the screen that asks. */
export function rangeOf(
  { fromDate, toDate }: PeriodView,
  usual: Preset,
  today: Temporal.PlainDate,
): Range {
  const preset = presetRange(usual, today);
  const usualDays = { first: preset.fromDate, last: preset.toDate };
  const { first, last } = periodOr(usualDays, { first: fromDate, last: toDate });
  return { fromDate: first, toDate: last };
}

export function isRunning({ fromDate, toDate }: Range, today: Temporal.PlainDate): boolean {
  const day = today.toString();
  return fromDate <= day && day <= toDate;
}
