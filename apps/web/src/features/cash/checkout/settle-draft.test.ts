import type { PaymentMethodChoice } from '@app/contract/cash/money.contract';
import { planPayment } from '@app/domain/cash/payment-plan';
import { cents } from '@app/domain/shared/money';
import { expect, test } from 'vitest';
import {
  type DraftPart,
  discountIn,
  inputOf,
  newDraft,
  quickAmounts,
  type SettleDraft,
  sumsOf,
} from './settle-draft.ts';

const methods: PaymentMethodChoice[] = [
  { id: 'cash', name: 'Dinheiro', kind: 'cash' },
  { id: 'card', name: 'Cartão', kind: 'card' },
];

function sums(changes: Partial<SettleDraft>) {
  const draft = { ...newDraft(null), ...changes };
  const items = [{ kind: 'service' as const, gross: cents(90_00), basisPoints: null }];
  const none = cents(0);
  const wish = { items, takenOff: none, discount: discountIn(draft), cards: [], account: none };
  return sumsOf(draft, planPayment(wish), methods);
}

function part(key: number, typed?: number | null, paymentMethodId = 'card'): DraftPart {
  return { key, paymentMethodId, typed: typed == null ? typed : cents(typed) };
}

test('one part is the total, and follows it', () => {
  expect(sums({}).parts[0]?.amount).toBe(90_00);
  expect(sums({ tip: cents(10_00) }).parts[0]?.amount).toBe(100_00);
  const discount = { unit: 'percent' as const, amount: null, percent: 10 };
  expect(sums({ discount }).parts[0]?.amount).toBe(81_00);
});

test('what nobody typed takes what the others leave', () => {
  const amounts = (parts: DraftPart[]) => sums({ parts }).parts.map(({ amount }) => amount);
  expect(amounts([part(1), part(2)])).toEqual([90_00, 0]);
  expect(amounts([part(1, 50_00), part(2)])).toEqual([50_00, 40_00]);
  expect(amounts([part(1), part(2, 30_00)])).toEqual([60_00, 30_00]);
  expect(amounts([part(1, 50_00), part(2), part(3, 10_00)])).toEqual([50_00, 30_00, 10_00]);
  expect(amounts([part(1, 95_00), part(2)])).toEqual([95_00, 0]);
});

test('what is missing or too much is known at once', () => {
  expect(sums({ parts: [part(1, 80_00)] }).missing).toBe(10_00);
  expect(sums({ parts: [part(1, null)] }).missing).toBe(90_00);
  expect(sums({ parts: [part(1, 95_00), part(2)] }).missing).toBe(-5_00);
});

test('the change is of what was handed over for the parts in cash', () => {
  const parts = [part(1, 50_00), part(2, undefined, 'cash')];
  expect(sums({ parts, receivedCash: cents(50_00) })).toMatchObject({ cash: 40_00, change: 10_00 });
  expect(sums({ parts, receivedCash: cents(30_00) }).change).toBeNull();
  expect(sums({ parts }).change).toBe(0);
});

test('a discount beyond the price takes nothing off and is said', () => {
  const discount = { unit: 'money' as const, amount: cents(90_01), percent: null };
  expect(sums({ discount })).toMatchObject({ isDiscountTooLarge: true, due: 90_00 });
});

test('the quick amounts are the sum and what notes make of it', () => {
  expect(quickAmounts(cents(87_50))).toEqual([87_50, 90_00, 100_00, 200_00]);
  expect(quickAmounts(cents(50_00))).toEqual([50_00, 60_00, 100_00, 200_00]);
});

test('where nothing is left to pay there is no way of paying', () => {
  const discount = { unit: 'percent' as const, amount: null, percent: 100 };
  const draft = { ...newDraft('cash'), discount, receivedCash: cents(50_00) };
  expect(inputOf(draft, sums({ discount }))).toMatchObject({
    discountCents: 90_00,
    parts: [],
    receivedCashCents: null,
  });
});
