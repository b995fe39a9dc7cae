import { expect, test } from 'vitest';
import {
  formatGiftCardCode,
  giftCardCode,
  giftCardStanding,
  readGiftCardCode,
} from './gift-card.ts';

test('a code is made of letters that nobody mistakes for each other', () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const code = giftCardCode(bytes) ?? '';
  expect(code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{10}$/);
  expect(readGiftCardCode(formatGiftCardCode(code))).toBe(code);
});

test('bytes that would favour a letter are passed over, and too few make no code', () => {
  expect(giftCardCode([255, 254, 253, ...Array(9).fill(0)])).toBeNull();
  expect(giftCardCode([255, ...Array(10).fill(0)])).toBe('AAAAAAAAAA');
});

test.each([
  ['acdef-ghjkm', 'ACDEFGHJKM'],
  [' ACDEF GHJKM ', 'ACDEFGHJKM'],
  ['ACDEF-GHJK', null],
  ['ACDEF-GHJKO', null],
  ['', null],
])('%j is read as %s', (typed, code) => {
  expect(readGiftCardCode(typed)).toBe(code);
});

test.each([
  ['usable', {}],
  ['usable', { validUntil: Temporal.PlainDate.from('2026-03-10') }],
  ['expired', { validUntil: Temporal.PlainDate.from('2026-03-09') }],
  ['used-up', { balance: 0 }],
  ['taken-back', { balance: 0, takenBackAt: Temporal.Instant.from('2026-03-10T12:00:00Z') }],
])('a card is %s with %o', (standing, change) => {
  const card = { balance: 1, validUntil: null, takenBackAt: null, ...change };
  expect(giftCardStanding(card, Temporal.PlainDate.from('2026-03-10'))).toBe(standing);
});
