import { expect, test } from 'vitest';
import { fullAddressOf } from './short-addresses.ts';

test.each([
  ['/appointments', '/dashboard/appointments'],
  ['/services', '/dashboard/services'],
  ['/settings', '/dashboard/settings'],
  ['/coupons', '/dashboard/coupons'],
  ['/settings/', '/dashboard/settings/'],
  ['/services/42', '/dashboard/services/42'],
  ['/nada', null],
  ['/servicesx', null],
  ['/', null],
])('%s leads to %s', (short, full) => {
  expect(fullAddressOf(short)).toBe(full);
});
