import { dayIn, idIn, periodOr } from '../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../foundation/filters.ts';

/** Days of the company, both belonging. */
export type Range = { fromDate: string; toDate: string };

/** What the figures are about. */
export const periodFilters = filters({
  chosen: { professionalId: idIn, serviceId: idIn },
  kept: { fromDate: dayIn, toDate: dayIn },
  days: ['fromDate', 'toDate'],
});
export type PeriodView = FilteredView<typeof periodFilters>;

export const PRESETS = [
  'today',
  'seven-days',
  'month-to-date',
  'this-month',
  'last-month',
  'twelve-months',
] as const;
export type Preset = (typeof PRESETS)[number];

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

export function presetRange(preset: Preset, today: Temporal.PlainDate): Range {
  const first = today.with({ day: 1 });
  if (preset === 'today') return between(today, today);
  if (preset === 'seven-days') return between(today.subtract({ days: 6 }), today);
  if (preset === 'month-to-date') return between(first, today);
  if (preset === 'this-month') return wholeMonth(first);
  if (preset === 'last-month') return wholeMonth(first.subtract({ months: 1 }));
  return between(first.subtract({ months: 11 }), today);
}

/** `null` when somebody chose days of her own. Two may mean the same days; the usual one is meant. */
export function presetOf(range: Range, usual: Preset, today: Temporal.PlainDate): Preset | null {
  return [usual, ...PRESETS].find((preset) => isSame(presetRange(preset, today), range)) ?? null;
}

function isSame(one: Range, other: Range): boolean {
  return one.fromDate === other.fromDate && one.toDate === other.toDate;
}

function wholeMonth(first: Temporal.PlainDate): Range {
  return between(first, first.with({ day: first.daysInMonth }));
}

function between(first: Temporal.PlainDate, last: Temporal.PlainDate): Range {
  return { fromDate: first.toString(), toDate: last.toString() };
}

export function isRunning({ fromDate, toDate }: Range, today: Temporal.PlainDate): boolean {
  const day = today.toString();
  return fromDate <= day && day <= toDate;
}
