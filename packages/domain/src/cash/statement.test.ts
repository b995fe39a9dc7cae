import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { isLinePaid, isStatementPeriod, lineSums, openOf, statusOfLine } from './statement.ts';

const line = { commission: cents(2000), isRefund: false, isRefunded: false, isPaid: false };

describe('a line is', () => {
  test.each([
    ['open until it is paid', line, 'open'],
    ['paid', { ...line, isPaid: true }, 'paid'],
    [
      'still paid when the client got her money back',
      { ...line, isPaid: true, isRefunded: true },
      'paid',
    ],
    ['refunded with the payment', { ...line, isRefunded: true }, 'refunded'],
    ['refunded when it takes another back', { ...line, isRefund: true }, 'refunded'],
    ['nothing to pay without a commission', { ...line, commission: cents(0) }, 'none'],
  ] as const)('%s', (_case, shown, status) => {
    expect(statusOfLine(shown)).toBe(status);
  });
});

test.each([
  ['nothing is owed, because it was paid before', [], false, true, 0],
  ['nothing was owed of what went back', [], true, false, 0],
  ['a part is open', [true, false], false, false, 500],
  ['all parts are open', [false, false], false, false, 1000],
  ['all parts were paid', [true, true], false, true, 0],
  ['a part of what went back was paid', [true, false], true, true, 0],
])('a line is paid out: %s', (_case, owed, isRefunded, paid, open) => {
  const line = { owed: owed.map((isPaid) => ({ isPaid, amount: cents(500) })), isRefunded };
  expect(isLinePaid(line)).toBe(paid);
  expect(openOf(line)).toBe(open);
});

test('house and professional together are what was paid, and a refund takes both back', () => {
  const sold = {
    gross: cents(10_000),
    discount: cents(1000),
    fee: cents(0),
    commission: cents(4500),
  };
  const none = { discount: cents(0), fee: cents(0), commission: cents(0) };
  const other = { gross: cents(3333), ...none };
  const back = { gross: cents(-3333), ...none };
  const sums = lineSums([sold, other, back]);
  expect(sums).toEqual({
    gross: 10_000,
    discount: 1000,
    fee: 0,
    base: 9000,
    house: 4500,
    professional: 4500,
  });
  expect(sums.house + sums.professional).toBe(sums.base);
});

test("what the card machine keeps is nobody's share", () => {
  const sums = lineSums([
    { gross: cents(10_000), discount: cents(1000), fee: cents(300), commission: cents(4350) },
  ]);
  expect(sums).toMatchObject({ fee: 300, base: 8700, house: 4350, professional: 4350 });
});

test.each([
  ['2026-03-10', '2026-03-11', true],
  ['2026-03-10', '2026-03-10', false],
  ['2026-03-11', '2026-03-10', false],
  ['2024-01-01', '2025-01-01', true],
  ['2024-01-01', '2025-01-02', false],
])('from %s until %s is a period: %s', (from, until, isOne) => {
  const fromDate = Temporal.PlainDate.from(from);
  expect(isStatementPeriod({ fromDate, untilDate: Temporal.PlainDate.from(until) })).toBe(isOne);
});
