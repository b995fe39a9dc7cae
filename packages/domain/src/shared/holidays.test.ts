import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bankingDayFrom,
  easterOf,
  type Holiday,
  nationalHolidays,
  optionalHolidays,
} from './holidays.ts';
import { formatDate } from './local-time.ts';

test.each([
  [2025, '20/04', '03/03', '04/03', '05/03', '18/04', '19/06'],
  [2026, '05/04', '16/02', '17/02', '18/02', '03/04', '04/06'],
  [2027, '28/03', '08/02', '09/02', '10/02', '26/03', '27/05'],
  [2028, '16/04', '28/02', '29/02', '01/03', '14/04', '15/06'],
  [2029, '01/04', '12/02', '13/02', '14/02', '30/03', '31/05'],
  [2030, '21/04', '04/03', '05/03', '06/03', '19/04', '20/06'],
  [2031, '13/04', '24/02', '25/02', '26/02', '11/04', '12/06'],
])('the movable days of %d', (year, easter, monday, tuesday, ashes, goodFriday, corpusChristi) => {
  expect(dayAndMonth(easterOf(year))).toBe(easter);
  expect(listed(optionalHolidays(year))).toEqual([
    `${monday} Segunda-feira de Carnaval`,
    `${tuesday} Terça-feira de Carnaval`,
    `${ashes} Quarta-feira de Cinzas`,
    `${corpusChristi} Corpus Christi`,
  ]);
  expect(listed(nationalHolidays(year))).toContain(`${goodFriday} Paixão de Cristo`);
});

test.each([
  [1818, '22/03'],
  [1943, '25/04'],
  [1954, '18/04'],
  [1981, '19/04'],
  [2000, '23/04'],
  [2038, '25/04'],
  [2285, '22/03'],
])('Easter at the edges of the calendar: %d', (year, expected) => {
  expect(dayAndMonth(easterOf(year))).toBe(expected);
});

test('Easter is a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
      const easter = easterOf(year);
      const monthAndDay = easter.month * 100 + easter.day;

      expect(easter.dayOfWeek).toBe(7);
      expect(monthAndDay).toBeGreaterThanOrEqual(322);
      expect(monthAndDay).toBeLessThanOrEqual(425);
    }),
  );
});

test('the ten national holidays of 2026, in order', () => {
  expect(listed(nationalHolidays(2026))).toEqual([
    '01/01 Confraternização Universal',
    '03/04 Paixão de Cristo',
    '21/04 Tiradentes',
    '01/05 Dia do Trabalho',
    '07/09 Independência do Brasil',
    '12/10 Nossa Senhora Aparecida',
    '02/11 Finados',
    '15/11 Proclamação da República',
    '20/11 Dia da Consciência Negra',
    '25/12 Natal',
  ]);
});

test('Dia da Consciência Negra is national from 2024 on', () => {
  expect(listed(nationalHolidays(2023))).not.toContain('20/11 Dia da Consciência Negra');
  expect(listed(nationalHolidays(2023))).toHaveLength(9);
  expect(listed(nationalHolidays(2024))).toContain('20/11 Dia da Consciência Negra');
});

test('a year in which two holidays fall on one day keeps both', () => {
  expect(listed(nationalHolidays(2000))).toEqual(
    expect.arrayContaining(['21/04 Tiradentes', '21/04 Paixão de Cristo']),
  );
});

test('the holidays belong to the year that was asked for', () => {
  for (const { date } of [...nationalHolidays(2027), ...optionalHolidays(2027)]) {
    expect(date.year).toBe(2027);
  }
});

function listed(holidays: readonly Holiday[]): string[] {
  return holidays.map(({ date, name }) => `${dayAndMonth(date)} ${name}`);
}

function dayAndMonth(date: Temporal.PlainDate): string {
  return formatDate(date).slice(0, 5);
}

test.each([
  ['an ordinary day', '2026-03-10', '2026-03-10'],
  ['a Saturday', '2026-03-14', '2026-03-16'],
  ['a Sunday', '2026-03-15', '2026-03-16'],
  ['Carnival, from Saturday to Ash Wednesday', '2026-02-14', '2026-02-18'],
  ['Good Friday, over the weekend', '2026-04-03', '2026-04-06'],
  ['Corpus Christi', '2026-06-04', '2026-06-05'],
  ['Christmas on a Friday', '2026-12-25', '2026-12-28'],
  ['the turn of a year', '2027-01-01', '2027-01-04'],
])('banks pay next after %s', (_case, date, expected) => {
  expect(bankingDayFrom(Temporal.PlainDate.from(date)).toString()).toBe(expected);
});
