import { expect, test } from 'vitest';
import { rememberAddress, takeAddress } from './return-address.ts';

test('leads back once to where somebody wanted to go', () => {
  rememberAddress('/payment-success?session_id=cs_1');

  expect(takeAddress()).toBe('/payment-success?session_id=cs_1');
  expect(takeAddress()).toBeNull();
});

test.each([
  'https://golpe.test/',
  '//golpe.test',
  'javascript:alert(1)',
  '\\\\golpe.test',
  '/\\golpe.test',
])('never leads out of the application: %s', (address) => {
  rememberAddress(address);
  expect(takeAddress()).toBeNull();
});
