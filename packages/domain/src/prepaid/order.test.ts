import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  isSoldAmount,
  mayBePaid,
  orderCodeOf,
  orderStatus,
  orderTxid,
  USUAL_TERMS,
} from './order.ts';

const createdAt = Temporal.Instant.from('2026-11-10T12:00:00Z');
const later = (hours: number) => createdAt.add({ hours });

describe('an order', () => {
  test.each([
    ['waiting', 0, 'waiting'],
    ['waiting', 7 * 24 - 1, 'waiting'],
    ['waiting', 7 * 24, 'expired'],
    ['paid', 8 * 24, 'paid'],
    ['refused', 8 * 24, 'refused'],
    ['expired', 1, 'expired'],
  ] as const)('that is %s is after %i hours %s', (status, hours, now) => {
    expect(orderStatus({ status, createdAt }, later(hours))).toBe(now);
  });

  test('may be paid late, but not twice and not once it was refused', () => {
    expect(mayBePaid('waiting')).toBe(true);
    expect(mayBePaid('expired')).toBe(true);
    expect(mayBePaid('paid')).toBe(false);
    expect(mayBePaid('refused')).toBe(false);
  });

  test('is known to the bank by letters that nobody mistakes', () => {
    const txid = orderTxid(Array.from({ length: 32 }, (_, place) => place));
    expect(txid).toMatch(/^HM[A-Z0-9]{10}$/);
    expect(orderCodeOf(txid ?? '')).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
    expect(orderTxid([1, 2, 3])).toBeNull();
  });
});

describe('a gift card by the link', () => {
  const terms = { ...USUAL_TERMS, sells: true };
  test.each([
    [49_99, false],
    [50_00, true],
    [500_00, true],
    [500_01, false],
  ])('of %i cents is sold: %s', (amount, isSold) => {
    expect(isSoldAmount(cents(amount), terms)).toBe(isSold);
  });

  test('is not sold by a company that has not said so', () => {
    expect(isSoldAmount(cents(100_00), USUAL_TERMS)).toBe(false);
  });
});
