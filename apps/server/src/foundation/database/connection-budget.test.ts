import { expect, test } from 'vitest';
import { shareConnections } from './connection-budget.ts';

test.each([
  [8, { requests: 3, pool: 2, queue: 2, listening: 1 }],
  [13, { requests: 8, pool: 2, queue: 2, listening: 1 }],
  [25, { requests: 16, pool: 4, queue: 4, listening: 1 }],
  [49, { requests: 32, pool: 8, queue: 8, listening: 1 }],
])('%d connections are shared out, and none beyond them', (inAll, shares) => {
  expect(shareConnections(inAll)).toEqual(shares);
  expect(Object.values(shares).reduce((sum, share) => sum + share)).toBe(inAll);
});
