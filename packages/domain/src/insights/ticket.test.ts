import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { averageTicketOf } from './ticket.ts';

test.each([
  [100_00, 4, 25_00],
  [100_00, 3, 33_33],
  [5, 2, 3],
  [-5, 2, -3],
  [100_00, 0, 0],
  [0, 3, 0],
])('%i over %i visits is %i each', (revenue, completed, ticket) => {
  expect(averageTicketOf(cents(revenue), completed)).toBe(ticket);
});
