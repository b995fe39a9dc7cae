/** A day of every year as people write it: 'DD/MM'. The year of birth is nobody's business here. */
const DAY_OF_YEAR = /^(\d{1,2})\/(\d{1,2})$/;
/** A year in which every day of a year exists. */
const LEAP_YEAR = 2024;

/** As it is kept, empty where nobody said; null when there is no such day. */
export function readBirthday(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const [, day, month] = DAY_OF_YEAR.exec(text) ?? [];
  if (day === undefined || month === undefined) return null;
  return isDay(Number(day), Number(month)) ? `${twoDigits(day)}/${twoDigits(month)}` : null;
}

function isDay(day: number, month: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= Temporal.PlainYearMonth.from({ year: LEAP_YEAR, month }).daysInMonth;
}

/** While somebody types: the stroke comes by itself. */
export function typedBirthday(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return typed.includes('/') || digits.length < 3
    ? typed.replace(/[^\d/]/g, '').slice(0, 5)
    : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** Whose day it is. Who was born on a 29th of February has hers on the 28th in other years. */
export function birthdaysOn(date: Temporal.PlainDate): string[] {
  const texts = [textOf(date)];
  const isLastOfFebruary = date.month === 2 && date.day === 28 && !date.inLeapYear;
  return isLastOfFebruary ? [...texts, '29/02'] : texts;
}

function textOf({ day, month }: Temporal.PlainDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}`;
}

function twoDigits(number: number | string): string {
  return String(number).padStart(2, '0');
}
