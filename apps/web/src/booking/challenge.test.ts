import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solve } from './challenge.ts';

const salt = 'sal?expires=1';
const common = { algorithm: 'SHA-256', salt, signature: 'assinado' } as const;
const hashOf = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');

test.each([0, 249, 250, 777, 1000])('finds the number %i', async (number) => {
  const challenge = hashOf(number);

  expect(await solve({ ...common, challenge, maxNumber: 1000 })).toEqual({
    ...common,
    challenge,
    number,
  });
});

test('a challenge without a number has no answer', async () => {
  expect(await solve({ ...common, challenge: hashOf(1001), maxNumber: 1000 })).toBeNull();
});
