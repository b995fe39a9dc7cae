import { dayIn, idIn, periodOr } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

/** Whose statement and of which days, the last one included. */
export const statementFilters = filters({
  chosen: { professionalId: idIn, from: dayIn, to: dayIn },
  days: ['from', 'to'],
});
export type StatementView = FilteredView<typeof statementFilters>;

export type StatementPeriod = { from: string; to: string };

export const STATEMENT_PRESETS = [
  'this-month',
  'last-month',
  'last-three-months',
  'this-year',
] as const;
export type StatementPreset = (typeof STATEMENT_PRESETS)[number];

/** This month, unless the address says otherwise. */
export function statementPeriodOf(
  { from, to }: StatementView,
  today: Temporal.PlainDate,
): StatementPeriod {
  const usual = presetPeriod('this-month', today);
  const said = { first: from, last: to };
  const { first, last } = periodOr({ first: usual.from, last: usual.to }, said);
  return { from: first, to: last };
}

export function presetPeriod(preset: StatementPreset, today: Temporal.PlainDate): StatementPeriod {
  const month = today.toPlainYearMonth();
  if (preset === 'this-month') return months(month, month);
  const before = month.subtract({ months: 1 });
  if (preset === 'last-month') return months(before, before);
  if (preset === 'last-three-months') return months(month.subtract({ months: 2 }), month);
  return months(month.with({ month: 1 }), month.with({ month: 12 }));
}

function months(first: Temporal.PlainYearMonth, last: Temporal.PlainYearMonth): StatementPeriod {
  return {
    from: first.toPlainDate({ day: 1 }).toString(),
    to: last.toPlainDate({ day: last.daysInMonth }).toString(),
  };
}

/** `null` when somebody chose days of her own. */
export function presetOf(
  { from, to }: StatementPeriod,
  today: Temporal.PlainDate,
): StatementPreset | null {
  const isSame = (preset: StatementPreset) => {
    const period = presetPeriod(preset, today);
    return period.from === from && period.to === to;
  };
  return STATEMENT_PRESETS.find(isSame) ?? null;
}
