import { expect, test } from 'vitest';
import { limited } from './limited.ts';

test('no more than the limit runs at once, in the order in which it came, failures too', async () => {
  const within = limited(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const piece = (number: number) =>
    within(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (number === 2) throw new Error('fails');
      return number;
    });
  const ended = await Promise.allSettled([1, 2, 3, 4, 5].map(piece));
  expect(most).toBe(2);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
