import { expect, test } from 'vitest';
import { refusalOfOtherClient } from './other-client.ts';

const paid = Temporal.Instant.from('2026-03-10T13:00:00Z');

test.each([
  ['scheduled', null, null],
  ['confirmed', null, null],
  ['no_show', null, null],
  ['cancelled', null, 'client-cancelled'],
  ['completed', null, 'client-served'],
  ['completed', paid, 'client-paid'],
  ['confirmed', paid, 'client-paid'],
] as const)(
  'the client of one that is %s, paid at %s, may change unless %s',
  (status, settledAt, refusal) => {
    expect(refusalOfOtherClient({ status, settledAt })).toBe(refusal);
  },
);
