import { describe, expect, test } from 'vitest';
import { likeliestClient, mayBookAhead } from './booking.ts';

test.each([
  [0, 5, true],
  [4, 5, true],
  [5, 5, false],
  [9, 5, false],
  [9, 0, true],
])('with %i ahead and at most %i, one more is allowed: %j', (ahead, most, allowed) => {
  expect(mayBookAhead(ahead, most)).toBe(allowed);
});

describe('of several people with one phone', () => {
  const family = [{ name: 'Maria Souza' }, { name: 'João Souza' }];

  test.each([
    ['joao souza', 'João Souza'],
    [' MARIA SOUZA ', 'Maria Souza'],
    ['João', 'João Souza'],
    ['Pedro', 'Maria Souza'],
  ])('%j is %s', (typed, expected) => {
    expect(likeliestClient(family, typed)?.name).toBe(expected);
  });

  test('nobody is nobody', () => {
    expect(likeliestClient([], 'Maria')).toBeNull();
  });
});
