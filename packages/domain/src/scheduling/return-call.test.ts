import { expect, test } from 'vitest';
import { isCalled, returnInvitation } from './return-call.ts';

const today = Temporal.PlainDate.from('2026-03-20');
const lastDate = Temporal.PlainDate.from('2026-02-10');

test.each([
  ['today', '2026-03-20', 'done', true],
  ['on its way', '2026-03-20', 'waiting', true],
  ['that reached nobody', '2026-03-20', 'lost', false],
  ['thirteen days ago', '2026-03-07', 'done', true],
  ['fourteen days ago', '2026-03-06', 'done', false],
] as const)(
  'a call %s (%s, %s) keeps her from the others: %s',
  (_when, day, standing, expected) => {
    const call = { day: Temporal.PlainDate.from(day), standing };
    expect(isCalled(call, { lastDate, today })).toBe(expected);
  },
);

test.each([
  ['2026-03-18', false],
  ['2026-03-17', false],
  ['2026-03-16', true],
])(
  'whoever was called on the 17th and came on %s is kept from the others: %s',
  (came, expected) => {
    const call = { day: Temporal.PlainDate.from('2026-03-17'), standing: 'done' } as const;
    expect(isCalled(call, { lastDate: Temporal.PlainDate.from(came), today })).toBe(expected);
  },
);

test('the invitation calls her by her first name', () => {
  expect(returnInvitation('Eva Lima', 'Corte')).toBe(
    'Oi, Eva! Já está na hora de voltar: Corte. Vamos marcar um horário?',
  );
});
