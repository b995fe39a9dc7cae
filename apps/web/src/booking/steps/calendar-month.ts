const DAY_IN_MS = 86_400_000;

/** Dates are '2026-11-16', months '2026-11': they compare as texts, in no zone at all. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_IN_MS).toISOString().slice(0, 10);
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Sunday is 0. */
export function weekdayOf(date: string): number {
  return new Date(Date.parse(date)).getUTCDay();
}

/** Weeks from Sunday on; null where another month's days would be. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const days = datesOf(month, first);
  const cells = [...Array<null>(weekdayOf(first)).fill(null), ...days];
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
}

function datesOf(month: string, from: string): string[] {
  return monthOf(from) === month ? [from, ...datesOf(month, addDays(from, 1))] : [];
}

const longDates = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const fullDates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'full' });
const monthNames = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** 'segunda-feira, 16 de novembro'. */
export function longDate(date: string): string {
  return longDates.format(Date.parse(date));
}

/** 'segunda-feira, 16 de novembro de 2026'. */
export function fullDate(date: string): string {
  return fullDates.format(Date.parse(date));
}

/** 'novembro de 2026'. */
export function monthName(month: string): string {
  return monthNames.format(Date.parse(`${month}-01`));
}
