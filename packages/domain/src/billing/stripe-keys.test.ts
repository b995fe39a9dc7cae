import { expect, test } from 'vitest';
import { isStripeKey, maskedKey } from './stripe-keys.ts';

test.each([
  ['secret-key', 'test', 'sk_test_51AbcDef', true],
  ['secret-key', 'test', 'rk_test_51AbcDef', true],
  ['secret-key', 'live', 'sk_live_51AbcDef', true],
  ['secret-key', 'test', 'sk_live_51AbcDef', false],
  ['secret-key', 'live', 'sk_test_51AbcDef', false],
  ['secret-key', 'test', 'pk_test_51AbcDef', false],
  ['publishable-key', 'test', 'pk_test_51AbcDef', true],
  ['publishable-key', 'live', 'pk_test_51AbcDef', false],
  ['publishable-key', 'test', 'sk_test_51AbcDef', false],
  ['webhook-secret', 'live', 'whsec_51AbcDef', true],
  ['webhook-secret', 'test', 'sk_test_51AbcDef', false],
  ['secret-key', 'test', 'sk_test_', false],
  ['secret-key', 'test', 'sk_test_51Abc Def', false],
  ['secret-key', 'test', '', false],
] as const)('as a %s for %s, %s: %s', (kind, mode, key, expected) => {
  expect(isStripeKey(kind, mode, key)).toBe(expected);
});

test('a masked key shows what it is for and its last four letters', () => {
  expect(maskedKey('sk_test_51AbcDef1234')).toBe('sk_test_…1234');
  expect(maskedKey('whsec_abcdefgh9876')).toBe('whsec_…9876');
});
