import { expect, test } from 'vitest';
import {
  chooseSubscription,
  isInForce,
  isLive,
  type ProviderSubscription,
  stateOf,
} from './subscription-state.ts';

const start = Temporal.Instant.from('2026-03-01T12:00:00Z');
const end = Temporal.Instant.from('2026-04-01T12:00:00Z');
const trialEnd = Temporal.Instant.from('2026-03-20T12:00:00Z');
const leaving = Temporal.Instant.from('2026-03-25T12:00:00Z');
const graceEnd = Temporal.Instant.from('2026-03-08T12:00:00Z');

const paying: ProviderSubscription = {
  id: 'sub_1',
  status: 'active',
  priceId: 'price_1',
  periodStart: start,
  periodEnd: end,
  trialEnd: null,
  cancelAt: null,
  endedAt: null,
  cancelReason: null,
  latestInvoiceStatus: 'paid',
};

test.each<[string, Partial<ProviderSubscription>, ReturnType<typeof stateOf>]>([
  ['trialing', { status: 'trialing', trialEnd }, { status: 'trial', paidThrough: trialEnd }],
  ['active', {}, { status: 'active', paidThrough: end }],
  ['active, to end', { cancelAt: leaving }, { status: 'canceled', paidThrough: leaving }],
  [
    'trialing, to end',
    { status: 'trialing', trialEnd, cancelAt: trialEnd },
    { status: 'canceled', paidThrough: trialEnd },
  ],
  [
    'past due: seven days from what was paid',
    { status: 'past_due' },
    { status: 'past_due', paidThrough: graceEnd },
  ],
  [
    'past due and to end: still past due',
    { status: 'past_due', cancelAt: end },
    { status: 'past_due', paidThrough: graceEnd },
  ],
  ['unpaid: no grace', { status: 'unpaid' }, { status: 'past_due', paidThrough: start }],
  ['paused: no grace', { status: 'paused' }, { status: 'past_due', paidThrough: start }],
  [
    'ended on request',
    { status: 'canceled', cancelReason: 'cancellation_requested' },
    { status: 'canceled', paidThrough: end },
  ],
  [
    'ended for not paying',
    { status: 'canceled', cancelReason: 'payment_failed' },
    { status: 'canceled', paidThrough: start },
  ],
  [
    'ended over a dispute',
    { status: 'canceled', cancelReason: 'payment_disputed' },
    { status: 'canceled', paidThrough: start },
  ],
  [
    'ended with a bill open',
    { status: 'canceled', latestInvoiceStatus: 'open' },
    { status: 'canceled', paidThrough: start },
  ],
  ['incomplete', { status: 'incomplete' }, { status: 'inactive', paidThrough: null }],
  [
    'incomplete and expired',
    { status: 'incomplete_expired' },
    { status: 'inactive', paidThrough: null },
  ],
  ['a word nobody knows', { status: 'hibernating' }, null],
])('what the provider calls %s', (_case, change, expected) => {
  expect(stateOf({ ...paying, ...change })).toEqual(expected);
});

test.each([
  ['trialing', true, true],
  ['active', true, true],
  ['past_due', true, false],
  ['unpaid', true, false],
  ['paused', true, false],
  ['hibernating', true, false],
  ['canceled', false, false],
  ['incomplete', false, false],
  ['incomplete_expired', false, false],
  [null, false, false],
])('%s: goes on %s, in force %s', (status, live, inForce) => {
  expect(isLive(status)).toBe(live);
  expect(isInForce(status)).toBe(inForce);
});

test('of several subscriptions the newest that goes on counts, and the others are told', () => {
  const [newest, second, third, oldest] = [
    { ...paying, id: 'd', status: 'canceled' },
    { ...paying, id: 'c', status: 'past_due' },
    { ...paying, id: 'b', status: 'active' },
    { ...paying, id: 'a', status: 'canceled' },
  ];

  expect(chooseSubscription([newest, second, third, oldest])).toEqual({
    chosen: second,
    others: [third],
  });
  expect(chooseSubscription([newest, oldest])).toEqual({ chosen: newest, others: [] });
  expect(chooseSubscription([])).toEqual({ chosen: null, others: [] });
});
