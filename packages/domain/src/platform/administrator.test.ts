import { expect, test } from 'vitest';
import { deactivationRefusal } from './administrator.ts';

const ana = { id: 'ana', active: true };
const bia = { id: 'bia', active: true };
const gone = { id: 'gone', active: false };

test.each([
  ['a colleague is taken out', [ana, bia], 'ana', 'bia', null],
  ['one who is out already stays out', [ana, gone], 'ana', 'gone', null],
  ['nobody takes herself out', [ana, bia], 'ana', 'ana', 'oneself'],
  ['the last one stays', [ana, gone], 'ana', 'ana', 'last'],
  [
    'whoever was taken out meanwhile takes nobody out',
    [ana, gone],
    'gone',
    'ana',
    'no-administrator',
  ],
  ['somebody who administers nothing is not found', [ana, bia], 'ana', 'eva', 'not-found'],
] as const)('%s', (_rule, administrators, by, whom, refusal) => {
  expect(deactivationRefusal(administrators, { by, whom })).toBe(refusal);
});
