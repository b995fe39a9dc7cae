import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catchEarlyKeys, type EarlyKeys } from './early-keys.ts';

let early: EarlyKeys | null = null;
afterEach(() => void early?.take());

function typed(...keys: KeyboardEventInit[]): string {
  early = catchEarlyKeys();
  for (const key of keys) fireEvent.keyDown(document.body, key);
  return early.take();
}

test('what is typed before the field is there is kept, signs too', () => {
  expect(typed({ key: 'a' }, { key: '?', shiftKey: true }, { key: 'Enter' })).toBe('a?\n');
});

test('a sign of the third level of the keyboard is no shortcut', () => {
  const third = { ctrlKey: true, altKey: true, modifierAltGraph: true };
  expect(typed({ key: '?', ...third }, { key: '/', ...third })).toBe('?/');
});

test('shortcuts stay what they are', () => {
  expect(typed({ key: 'b', ctrlKey: true }, { key: 'v', metaKey: true })).toBe('');
});
