import { expect, test } from 'vitest';
import { keepOneMore, letGo } from './keeping-limit.ts';

const limit = { name: 'thing', atOnce: 2, minutes: 5 };
const now = Temporal.Instant.from('2026-03-10T15:00:00Z');

function visitor(RATE_LIMITS: 'on' | 'off' = 'on') {
  const attempts = {
    secondsToWait: async () => 0,
    secondsToWaitAs: async () => 0,
    forgetAttempts: async () => {},
  };
  const visit = { now, attempts, environment: { RATE_LIMITS } };
  const keep = (id: string, insteadOf: string | null = null, at = now) =>
    keepOneMore({ ...visit, now: at }, { limit, keeper: 'ana', insteadOf }, async () => {
      if (id === '') throw new Error('lost');
      return { id, answer: id };
    });
  return { visit, keep };
}

test('only so many are kept at once, until one is let go or its time is over', async () => {
  const { visit, keep } = visitor();
  await keep('one');
  await keep('two', null, now.add({ minutes: 1 }));
  await expect(keep('three')).rejects.toMatchObject({ data: { retryAfterInSeconds: 300 } });
  expect(letGo(visit, { limit, keeper: 'ana' }, 'two')).toBe(true);
  expect(letGo(visit, { limit, keeper: 'ana' }, 'two')).toBe(false);
  await keep('three', null, now.add({ minutes: 1 }));
  await keep('four', null, now.add({ minutes: 5 }));
});

test('what could not be had takes no place', async () => {
  const { keep } = visitor();
  for (let time = 0; time < 3; time++) await expect(keep('')).rejects.toThrow('lost');
  await keep('one');
});

test('what is given in exchange does not count', async () => {
  const { keep } = visitor();
  await keep('one');
  await keep('two');
  expect(await keep('three', 'two')).toBe('three');
});

test('nothing is limited where limits are off', async () => {
  const { keep } = visitor('off');
  for (let time = 0; time < 9; time++) await keep(`thing ${time}`);
});
