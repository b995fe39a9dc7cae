import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  isSoldAmount,
  mayBePaid,
  ORDER_LIMITS,
  orderCodeOf,
  orderStatus,
  orderTxid,
  refusalOfRoom,
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

describe('one order more', () => {
  const nothing = { ofPhone: 0, ofAddress: 0, ofNetwork: 0, isFull: false };
  test.each([
    [{}, null],
    [{ ofPhone: ORDER_LIMITS.waitingPerPhone - 1 }, null],
    [{ ofPhone: ORDER_LIMITS.waitingPerPhone }, 'too-many-orders'],
    [{ ofAddress: ORDER_LIMITS.waitingPerAddress - 1 }, null],
    [{ ofAddress: ORDER_LIMITS.waitingPerAddress }, 'too-many-from-here'],
    [{ ofNetwork: ORDER_LIMITS.waitingPerNetwork - 1 }, null],
    [{ ofNetwork: ORDER_LIMITS.waitingPerNetwork }, 'too-many-from-here'],
    [{ isFull: true }, 'shop-full'],
    [{ ofPhone: ORDER_LIMITS.waitingPerPhone, isFull: true }, 'too-many-orders'],
  ])('where there are %j already: %s', (waiting, refusal) => {
    expect(refusalOfRoom({ ...nothing, ...waiting })).toBe(refusal);
  });
});
