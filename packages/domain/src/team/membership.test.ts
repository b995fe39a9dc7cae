import { expect, test } from 'vitest';
import { changeOfRole, rolesAssignableBy } from './membership.ts';
import { ROLES } from './permissions.ts';

test.each([
  ['owner', ROLES],
  ['manager', ['receptionist', 'professional']],
  ['receptionist', []],
  ['professional', []],
] as const)('a %s may give and take the roles %s', (actor, roles) => {
  expect(rolesAssignableBy(actor)).toEqual([...roles]);
});

test.each([
  ['owner', 'owner', 'professional', true],
  ['owner', 'professional', 'owner', true],
  ['manager', 'receptionist', 'professional', true],
  ['manager', 'receptionist', 'manager', false],
  ['manager', 'manager', 'receptionist', false],
  ['manager', 'owner', 'professional', false],
  ['receptionist', 'professional', 'professional', false],
] as const)('when a %s makes a %s a %s, it is allowed: %s', (actor, from, to, allowed) => {
  expect(changeOfRole(actor, { from, to }).accepted).toBe(allowed);
});
