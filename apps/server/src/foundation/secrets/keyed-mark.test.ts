import { expect, test } from 'vitest';
import { markerFrom, markKeyOf } from './keyed-mark.ts';

const under = (secret: string) => markerFrom(markKeyOf(secret));
const markOf = under('a secret of thirty-two characters or more');

test('a text has one mark, and another text another', () => {
  expect(markOf('1187654321')).toBe(markOf('1187654321'));
  expect(markOf('1187654321')).not.toBe(markOf('1187654322'));
});

test('a mark is the same after a restart, and another under another secret', () => {
  expect(under('a secret of thirty-two characters or more')('ana')).toBe(markOf('ana'));
  expect(under('another secret of thirty-two characters')('ana')).not.toBe(markOf('ana'));
});

test('a mark does not show the text', () => {
  expect(markOf('1187654321')).toMatch(/^[\w-]{43}$/);
});

test('a mark from before the key was kept is recognised', () => {
  expect(under('a secret that never changes')('ana')).toBe(
    'qtsg8vhqoDj5pHYiDo_u4RfZcaU9TdQp5cwrDjq7qZ0',
  );
});
