import { expect, test } from 'vitest';
import { clientFilters } from './clients-view.ts';

test('an address is read as far as it makes sense', () => {
  const address = {
    search: 'maria',
    status: 'blocked',
    birthdayMonth: 3,
    registeredFrom: '2026-01-01',
    registeredTo: '2026-02-30',
    tag: 'VIP',
    order: 'name',
    de: 'atalho',
  };
  expect(clientFilters.read(address)).toEqual({
    search: 'maria',
    status: 'blocked',
    birthdayMonth: 3,
    registeredFrom: '2026-01-01',
    tag: 'VIP',
    order: 'name',
  });
});

test.each([
  [{ status: 'gone', birthdayMonth: 13, order: 'age', tag: ['a'] }],
  [{ search: '', tag: '', order: 'newest' }],
  [{}],
])('what means nothing is left out: %j', (address) => {
  expect(clientFilters.read(address)).toEqual({});
});
