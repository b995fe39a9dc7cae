import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { goingBack, leadOf, paidForText, payoutDescription, payoutTotal } from './payout.ts';

const part = (
  id: string,
  countsAs: 'commission_payment' | 'tip_payment' | 'advance_return',
  amount: number,
  isRefunded = false,
) => ({ id, countsAs, amount: cents(amount), isRefunded });
const cut = part('cut', 'commission_payment', 4000);
const tip = part('tip', 'tip_payment', 500);
const vale = part('vale', 'advance_return', 3000);
const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);

test('what is handed over is what is paid, less the vale', () => {
  expect(payoutTotal([cut, tip, vale])).toBe(1500);
  expect(payoutTotal([part('cut', 'commission_payment', -4000)])).toBe(-4000);
  expect(payoutTotal([vale])).toBe(3000);
  expect(payoutTotal([])).toBe(0);
});

test('a commission stands for all parts, then a tip, then the vale', () => {
  expect(leadOf([tip, vale, cut])).toBe(cut);
  expect(leadOf([vale, tip])).toBe(tip);
  expect(leadOf([vale])).toBe(vale);
  expect(leadOf([])).toBeUndefined();
});

test.each([
  ['a part goes back alone', [cut, tip], ['tip'], ['tip']],
  ['the vale stays where enough is left of it', [cut, tip, vale], ['tip'], ['tip']],
  ['the vale goes along where less is left', [cut, tip, vale], ['cut'], ['cut', 'vale']],
  ['the vale goes back alone', [cut, tip, vale], ['vale'], ['vale']],
  ['everything goes back', [cut, vale], ['cut', 'vale'], ['cut', 'vale']],
  [
    'what went back before does not again',
    [part('cut', 'commission_payment', 1, true)],
    ['cut'],
    [],
  ],
  [
    'a vale that went back before is not asked for',
    [cut, part('vale', 'advance_return', 3000, true)],
    ['cut'],
    ['cut'],
  ],
])('%s', (_, parts, chosen, expected) => {
  expect(ids(goingBack(parts, new Set(chosen)))).toEqual(expected);
});

test('a vale of exactly what is left stays', () => {
  const other = part('other', 'commission_payment', 3000);
  expect(ids(goingBack([cut, other, vale], new Set(['cut'])))).toEqual(['cut']);
});

test('a payout says whose it is and for how many visits', () => {
  const named = { professionalName: 'Ana', appointments: 12, sales: 0, hasCommission: true };
  expect(payoutDescription(named)).toBe('Comissões de Ana · 12 atendimentos');
  expect(payoutDescription({ ...named, appointments: 1, hasCommission: false })).toBe(
    'Gorjetas de Ana · 1 atendimento',
  );
});

test.each([
  [1, 0, '1 atendimento'],
  [12, 1, '12 atendimentos e 1 venda'],
  [1, 2, '1 atendimento e 2 vendas'],
  [0, 2, '2 vendas'],
  [0, 0, '0 atendimentos'],
])('of %d visits and %d sales it says %s', (appointments, sales, text) => {
  expect(paidForText({ appointments, sales })).toBe(text);
});
