/** Days of the company, both belonging. */
export type Range = { fromDate: string; toDate: string };

export const PRESETS = [
  'today',
  'seven-days',
  'thirty-days',
  'month-to-date',
  'this-month',
  'last-month',
  'three-months',
  'twelve-months',
  'this-year',
] as const;
/** For what is still to come. */
export const COMING_PRESETS = ['this-month', 'next-seven-days', 'next-thirty-days'] as const;
export type Preset = (typeof PRESETS)[number] | (typeof COMING_PRESETS)[number];

export function presetRange(preset: Preset, today: Temporal.PlainDate): Range {
  const first = today.with({ day: 1 });
  switch (preset) {
    case 'today':
      return between(today, today);
    case 'seven-days':
      return between(today.subtract({ days: 6 }), today);
    case 'thirty-days':
      return between(today.subtract({ days: 29 }), today);
    case 'next-seven-days':
      return between(today, today.add({ days: 6 }));
    case 'next-thirty-days':
      return between(today, today.add({ days: 29 }));
    case 'month-to-date':
      return between(first, today);
    case 'this-month':
      return wholeMonth(first);
    case 'last-month':
      return wholeMonth(first.subtract({ months: 1 }));
    case 'three-months':
      return between(first.subtract({ months: 2 }), today);
    case 'twelve-months':
      return between(first.subtract({ months: 11 }), today);
    case 'this-year':
      return between(first.with({ month: 1 }), first.with({ month: 12, day: 31 }));
  }
}

/** `null` when somebody chose days of her own. Two may mean the same days; the first one is meant. */
export function presetOf(
  range: Range,
  presets: readonly Preset[],
  today: Temporal.PlainDate,
): Preset | null {
  return presets.find((preset) => isSame(presetRange(preset, today), range)) ?? null;
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
