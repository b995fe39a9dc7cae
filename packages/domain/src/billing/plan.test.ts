import { expect, test } from 'vitest';
import { closedModulesIn, MODULES } from './access.ts';
import { permissionsWithout } from './plan.ts';

test('a plan says of every module whether it is open, and closes what it was told to', () => {
  const permissions = permissionsWithout(['stock', 'coupons']);
  expect(Object.keys(permissions)).toEqual([...MODULES]);
  expect(closedModulesIn(permissions)).toEqual(['stock', 'coupons']);
});
