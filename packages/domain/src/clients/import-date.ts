import { isBirthDate } from './client.ts';

const DAY_FIRST = /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4}|\d{2})$/;
const YEAR_FIRST = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/;
const COMPACT = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/;
const COMPACT_DAY_FIRST = /^(?<day>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2})$/;
const WITH_TIME = /^(?<date>[^T]{8,10}?)[T ]\d{1,2}:\d{2}.*$/;
const EXCEL_SERIAL = /^\d{4,5}$/;
// Excel believes in a 29 February of 1900; counting from here is right for every later day.
const EXCEL_EPOCH = Temporal.PlainDate.from('1899-12-30');

/** A birth date as spreadsheets hold it, or `null`. Two digits of a year never lie ahead of today. */
export function readBirthDate(text: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const written = text.trim().replace(WITH_TIME, '$<date>').trim();
  const date = EXCEL_SERIAL.test(written) ? serialDate(written) : calendarDate(written, today);
  return isBirthDate(date, today) ? date : null;
}

function serialDate(serial: string): Temporal.PlainDate {
  return EXCEL_EPOCH.add({ days: Number(serial) });
}

function calendarDate(written: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const patterns = [DAY_FIRST, YEAR_FIRST, COMPACT_DAY_FIRST, COMPACT];
  for (const pattern of patterns) {
    const groups = pattern.exec(written)?.groups;
    const date = groups && dateOf(groups, today);
    if (date) return date;
  }
  return null;
}

function dateOf(
  { day, month, year }: Record<string, string | undefined>,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  try {
    const parts = { year: fullYear(year ?? '', today), month: Number(month), day: Number(day) };
    return Temporal.PlainDate.from(parts, { overflow: 'reject' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function fullYear(year: string, today: Temporal.PlainDate): number {
  if (year.length === 4) return Number(year);
  const thisCentury = Math.floor(today.year / 100) * 100 + Number(year);
  return thisCentury > today.year ? thisCentury - 100 : thisCentury;
}
