import { expect, test } from 'vitest';
import { REACHED, type Reach, type ReachedPart, reachOf } from './role-reach.ts';

test.each<[ReachedPart, Reach[]]>([
  ['agenda', ['change', 'change', 'change', 'own']],
  ['clients', ['change', 'change', 'change', 'none']],
  ['catalog', ['change', 'change', 'see', 'see']],
  ['cash', ['change', 'change', 'change', 'none']],
  ['commissions', ['change', 'change', 'own', 'own']],
  ['results', ['see', 'see', 'none', 'none']],
  ['members', ['change', 'change', 'none', 'none']],
  ['subscription', ['change', 'see', 'none', 'none']],
])('of %s owner, manager, reception and professional reach so far', (part, reach) => {
  const roles = ['owner', 'manager', 'receptionist', 'professional'] as const;
  expect(roles.map((role) => reachOf(role, part))).toEqual(reach);
});

test('an owner reaches everything', () => {
  // Nobody thinks of a key that is not there.
  for (const part of Object.keys(REACHED) as ReachedPart[]) {
    expect(reachOf('owner', part)).not.toBe('none');
  }
});
