import { expect, test } from 'vitest';
import { services } from '../../tests/fake-booking.ts';
import { doesAll, isDoneByOne } from './done-together.ts';

const done = (...lists: (string[] | null)[]) =>
  services.slice(0, 1).flatMap((service) => lists.map((doneBy) => ({ ...service, doneBy })));

test.each([
  [[], true],
  [[null, null], true],
  [[null, ['bia']], true],
  [[['bia'], ['caio', 'bia']], true],
  [[['bia'], ['caio']], false],
  [
    [
      ['bia', 'caio'],
      ['caio', 'duda'],
      ['duda', 'bia'],
    ],
    false,
  ],
  [[[]], false],
])('%j is done by one: %s', (lists, isPossible) => {
  expect(isDoneByOne(done(...lists))).toBe(isPossible);
});

test('whoever is named nowhere does what everybody does', () => {
  expect([doesAll('bia', done(null)), doesAll('bia', done(['bia'], null))]).toEqual([true, true]);
  expect(doesAll('bia', done(['bia'], ['caio']))).toBe(false);
});
