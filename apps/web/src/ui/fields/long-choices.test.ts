import { expect, test } from 'vitest';
import { isLong } from './long-choices.ts';

test('one types to find something among more than ten', () => {
  expect(isLong(Array.from({ length: 10 }))).toBe(false);
  expect(isLong(Array.from({ length: 11 }))).toBe(true);
});
