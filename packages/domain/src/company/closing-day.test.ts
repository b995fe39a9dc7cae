import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysFrom,
  holidayOn,
  holidaysToDecide,
  namedDaysOf,
  upcomingHolidays,
} from './closing-day.ts';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
const named = (first: string, last: string) => ({ firstDay: day(first), lastDay: day(last) });

describe('named days', () => {
  test.each([
    ['one day', '2026-12-25', '2026-12-25', '2026-12-26'],
    ['over the end of a year', '2026-12-24', '2027-01-02', '2027-01-03'],
    ['a whole leap year', '2028-01-01', '2028-12-31', '2029-01-01'],
  ])('%s is half-open inside', (_case, first, last, until) => {
    const outcome = daysFrom(named(first, last));
    if (!outcome.accepted) throw new Error(outcome.reason);
    expect(outcome.value.fromDate.toString()).toBe(first);
    expect(outcome.value.untilDate.toString()).toBe(until);
  });

  test('are refused when they are longer than a year', () => {
    const outcome = daysFrom(named('2026-01-01', '2027-01-02'));
    expect(outcome).toEqual({ accepted: false, reason: 'too-long' });
  });

  test('come back as they were named', () => {
    const lengths = fc.integer({ min: 0, max: 365 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), lengths, (start, length) => {
        const firstDay = day('2000-01-01').add({ days: start });
        const lastDay = firstDay.add({ days: length });
        const outcome = daysFrom({ firstDay, lastDay });
        if (!outcome.accepted) throw new Error(outcome.reason);
        const back = namedDaysOf(outcome.value);
        expect([String(back.firstDay), String(back.lastDay)]).toEqual([
          String(firstDay),
          String(lastDay),
        ]);
      }),
    );
  });
});

describe('upcoming holidays', () => {
  const listed = (today: string) =>
    upcomingHolidays(day(today), []).map(({ date, name }) => `${date} ${name}`);

  test('are those of twelve months, national and optional, in order', () => {
    expect(listed('2026-11-15')).toEqual([
      '2026-11-15 Proclamação da República',
      '2026-11-20 Dia da Consciência Negra',
      '2026-12-25 Natal',
      '2027-01-01 Confraternização Universal',
      '2027-02-08 Segunda-feira de Carnaval',
      '2027-02-09 Terça-feira de Carnaval',
      '2027-02-10 Quarta-feira de Cinzas',
      '2027-03-26 Paixão de Cristo',
      '2027-04-21 Tiradentes',
      '2027-05-01 Dia do Trabalho',
      '2027-05-27 Corpus Christi',
      '2027-09-07 Independência do Brasil',
      '2027-10-12 Nossa Senhora Aparecida',
      '2027-11-02 Finados',
    ]);
  });

  test('say which of them no law closes', () => {
    const optional = upcomingHolidays(day('2026-11-15'), []).filter(({ isOptional }) => isOptional);
    expect(optional.map(({ name }) => name)).toEqual([
      'Segunda-feira de Carnaval',
      'Terça-feira de Carnaval',
      'Quarta-feira de Cinzas',
      'Corpus Christi',
    ]);
  });

  test('carry what was decided about the day', () => {
    const recess = { fromDate: day('2026-12-24'), untilDate: day('2027-01-01') };
    const decided = upcomingHolidays(day('2026-11-15'), [recess]).filter(
      ({ decision }) => decision === recess,
    );
    expect(decided.map(({ name }) => name)).toEqual(['Natal']);
  });

  test('are to be decided from three weeks before until the day itself, unless somebody did', () => {
    const asked = (today: string, decisions = [] as Parameters<typeof holidaysToDecide>[1]) =>
      holidaysToDecide(day(today), decisions).map(({ name }) => name);
    expect(asked('2026-12-03')).toEqual([]);
    expect(asked('2026-12-04')).toEqual(['Natal']);
    expect(asked('2026-12-25')).toEqual(['Natal', 'Confraternização Universal']);
    expect(asked('2026-12-26')).toEqual(['Confraternização Universal']);
    const christmas = { fromDate: day('2026-12-25'), untilDate: day('2026-12-26') };
    expect(asked('2026-12-20', [christmas])).toEqual(['Confraternização Universal']);
  });

  test('are known by their day', () => {
    expect(holidayOn(day('2026-04-03'))?.name).toBe('Paixão de Cristo');
    expect(holidayOn(day('2026-04-04'))).toBeNull();
  });
});
