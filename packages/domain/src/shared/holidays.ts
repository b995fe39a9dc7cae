export type Holiday = { date: Temporal.PlainDate; name: string };

type FixedDay = { monthDay: string; name: string; since?: number };

const FIXED_DAYS: readonly FixedDay[] = [
  { monthDay: '01-01', name: 'Confraternização Universal' },
  { monthDay: '04-21', name: 'Tiradentes' },
  { monthDay: '05-01', name: 'Dia do Trabalho' },
  { monthDay: '09-07', name: 'Independência do Brasil' },
  { monthDay: '10-12', name: 'Nossa Senhora Aparecida' },
  { monthDay: '11-02', name: 'Finados' },
  { monthDay: '11-15', name: 'Proclamação da República' },
  // Lei 14.759/2023. Before it, only some states and cities kept the day.
  { monthDay: '11-20', name: 'Dia da Consciência Negra', since: 2024 },
  { monthDay: '12-25', name: 'Natal' },
];

/** The national holidays, in order. States and cities add their own, which companies register. */
export function nationalHolidays(year: number): Holiday[] {
  const fixed = FIXED_DAYS.filter(({ since = year }) => since <= year).map(
    ({ monthDay, name }) => ({ date: inYear(year, monthDay), name }),
  );
  return [...fixed, fromEaster(year, -2, 'Paixão de Cristo')].sort(byDate);
}

/** Days that many businesses, states and cities observe, though no national law closes them. */
export function optionalHolidays(year: number): Holiday[] {
  return [
    fromEaster(year, -48, 'Segunda-feira de Carnaval'),
    fromEaster(year, -47, 'Terça-feira de Carnaval'),
    fromEaster(year, -46, 'Quarta-feira de Cinzas'),
    fromEaster(year, 60, 'Corpus Christi'),
  ];
}

/** Monday and Tuesday of Carnival, and Corpus Christi: no law closes them, but the banks' own calendar does. */
const BANK_DAYS_FROM_EASTER = [-48, -47, 60];

/** Whether banks pay on the day: not on weekends, national holidays and the days they keep themselves. */
export function isBankingDay(date: Temporal.PlainDate): boolean {
  if (date.dayOfWeek >= 6) return false;
  if (nationalHolidays(date.year).some((holiday) => holiday.date.equals(date))) return false;
  const fromEaster = easterOf(date.year).until(date, { largestUnit: 'day' }).days;
  return !BANK_DAYS_FROM_EASTER.includes(fromEaster);
}

/** The day itself, or the next on which banks pay. */
export function bankingDayFrom(date: Temporal.PlainDate): Temporal.PlainDate {
  return isBankingDay(date) ? date : bankingDayFrom(date.add({ days: 1 }));
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterOf(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100);
  const goldenNumber = year % 19;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const yearOfCentury = year % 100;
  const daysToSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateCorrection = Math.floor((goldenNumber + 11 * epact + 22 * daysToSunday) / 451);
  const daysAfterMarch22 = epact + daysToSunday - 7 * lateCorrection;

  return new Temporal.PlainDate(year, 3, 22).add({ days: daysAfterMarch22 });
}

function inYear(year: number, monthDay: string): Temporal.PlainDate {
  return Temporal.PlainMonthDay.from(monthDay).toPlainDate({ year });
}

function fromEaster(year: number, days: number, name: string): Holiday {
  return { date: easterOf(year).add({ days }), name };
}

function byDate(first: Holiday, second: Holiday): number {
  return Temporal.PlainDate.compare(first.date, second.date);
}
