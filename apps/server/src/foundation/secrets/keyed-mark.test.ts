import { expect, test } from 'vitest';
import { markerFrom } from './keyed-mark.ts';

const markOf = markerFrom('a secret of thirty-two characters or more');

test('a text has one mark, and another text another', () => {
  expect(markOf('1187654321')).toBe(markOf('1187654321'));
  expect(markOf('1187654321')).not.toBe(markOf('1187654322'));
});

test('a mark is the same after a restart, and another under another secret', () => {
  expect(markerFrom('a secret of thirty-two characters or more')('ana')).toBe(markOf('ana'));
  expect(markerFrom('another secret of thirty-two characters')('ana')).not.toBe(markOf('ana'));
});

test('a mark does not show the text', () => {
  expect(markOf('1187654321')).toMatch(/^[\w-]{43}$/);
});
