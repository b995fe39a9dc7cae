import { expect, test } from 'vitest';
import { openingHoursOf, openingOn } from './opening-hours.ts';

const nine = 9 * 60;
const noon = 12 * 60;
const one = 13 * 60;
const six = 18 * 60;

const lunch = { from: noon, until: one };
const day = (weekday: number, from: number, until: number, breaks = [lunch]) => ({
  weekday,
  shifts: [{ from, until, breaks }],
});

test('one person is there when she works, without her break', () => {
  expect(openingHoursOf([[day(2, nine, six)]])).toEqual([
    {
      weekday: 2,
      hours: [
        { from: nine, until: noon },
        { from: one, until: six },
      ],
    },
  ]);
});

test('a company is open as long as anybody works, whoever has a break', () => {
  const bia = [day(2, nine, six)];
  const caio = [day(2, 10 * 60, 20 * 60, [])];
  expect(openingHoursOf([bia, caio])).toEqual([
    { weekday: 2, hours: [{ from: nine, until: 20 * 60 }] },
  ]);
});

test('days come from Sunday on, and those on which nobody works are missing', () => {
  const weeks = [[day(6, nine, noon, [])], [{ weekday: 3, shifts: [] }, day(0, nine, noon, [])]];
  expect(openingHoursOf(weeks).map(({ weekday }) => weekday)).toEqual([0, 6]);
  expect(openingHoursOf([])).toEqual([]);
});

const christmas = Temporal.PlainDate.from('2026-12-25');
const onChristmas = { fromDate: christmas, untilDate: christmas.add({ days: 1 }) };
const natal = { ...onChristmas, name: 'Natal', kind: 'closed' as const, hours: null };
const friday = { week: [day(5, nine, six, [])], exceptions: [], closingDays: [] };

test.each([
  ['an ordinary day', [], { hours: [{ from: nine, until: six }], name: '' }],
  ['a closing day', [natal], { hours: [], name: 'Natal' }],
  [
    'special hours',
    [{ ...natal, kind: 'special-hours' as const, hours: { from: nine, until: noon } }],
    { hours: [{ from: nine, until: noon }], name: 'Natal' },
  ],
  [
    'a holiday on which it opens as always',
    [{ ...natal, kind: 'open' as const }],
    { hours: [{ from: nine, until: six }], name: '' },
  ],
])('%s is what it is, with the name that the company gave it', (_case, closingDays, opening) => {
  expect(openingOn(christmas, [{ ...friday, closingDays }])).toEqual(opening);
});

test('one who is away closes nothing while another works, and nobody reads why', () => {
  const away = { ...onChristmas, kind: 'day-off' as const, reason: 'Médico', shifts: [] };
  const bia = { ...friday, exceptions: [away] };
  expect(openingOn(christmas, [bia, friday]).hours).toEqual([{ from: nine, until: six }]);
  expect(openingOn(christmas, [bia])).toEqual({ hours: [], name: '' });
});
