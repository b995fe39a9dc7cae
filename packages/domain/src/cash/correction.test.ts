import { expect, test } from 'vitest';
import { broughtBackBy, correctionsOf, drawerOf } from './correction.ts';
import { TRANSACTION_KINDS } from './transaction.ts';

test.each([
  ['open', true],
  ['none', true],
  ['closed', false],
] as const)('what was written by hand changes with its drawer %s: %s', (drawer, canChange) => {
  const written = correctionsOf({ kind: 'manual', isRefunded: false, drawer });
  expect(written).toEqual({ canChange, canRefund: true });
});

test('nothing else is ever changed, and what a client paid or somebody is owed is not refunded alone', () => {
  const others = TRANSACTION_KINDS.filter((kind) => kind !== 'manual');
  const of = (kind: (typeof others)[number]) =>
    correctionsOf({ kind, isRefunded: false, drawer: 'open' });
  expect(others.filter((kind) => of(kind).canChange)).toEqual([]);
  expect(others.filter((kind) => !of(kind).canRefund)).toEqual([
    ...['payment', 'tip', 'commission', 'tip_share', 'refund'],
  ]);
});

test('a vale that was taken off a payment is not refunded any more', () => {
  const vale = { kind: 'advance', isRefunded: false, drawer: 'open' } as const;
  expect(correctionsOf(vale).canRefund).toBe(true);
  expect(correctionsOf({ ...vale, isReturned: true }).canRefund).toBe(false);
});

test('what was taken back stays as it is', () => {
  const taken = correctionsOf({ kind: 'manual', isRefunded: true, drawer: 'none' });
  expect(taken).toEqual({ canChange: false, canRefund: false });
});

test('only what is dated today goes through the open drawer', () => {
  const today = Temporal.PlainDate.from('2026-03-10');
  expect(drawerOf({ date: today, today, openSessionId: 'a' })).toBe('a');
  expect(drawerOf({ date: today, today, openSessionId: null })).toBeNull();
  expect(drawerOf({ date: today.add({ days: 1 }), today, openSessionId: 'a' })).toBeNull();
  expect(drawerOf({ date: today.subtract({ days: 1 }), today, openSessionId: 'a' })).toBeNull();
});

test.each([
  ['what came in goes out', { type: 'income', amount: 5000, takenOff: 0 }, -5000],
  ['what went out comes back', { type: 'expense', amount: 2000, takenOff: 0 }, 2000],
  ['less the vale kept back of it', { type: 'expense', amount: 2000, takenOff: 800 }, 1200],
  ['nothing where that was all', { type: 'expense', amount: 2000, takenOff: 2000 }, 0],
  ['and costs where it was more', { type: 'expense', amount: 2000, takenOff: 3000 }, -1000],
] as const)('of a refund: %s', (_case, refunded, broughtBack) => {
  expect(broughtBackBy(refunded)).toBe(broughtBack);
});
