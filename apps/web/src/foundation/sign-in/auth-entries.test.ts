import { expect, test, vi } from 'vitest';
import { followOtherTabs, rememberAccount } from './auth-entries.ts';

function changeInAnotherTab(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('signing in and out in another tab is heard until nobody listens any more', () => {
  const hear = vi.fn();
  const stop = followOtherTabs(hear);
  changeInAnotherTab('auth.account', 'ana');
  changeInAnotherTab('mantine-color-scheme-value', 'dark');
  changeInAnotherTab('auth.account', null);
  stop();
  changeInAnotherTab('auth.account', 'bia');

  expect(hear.mock.calls).toEqual([['ana'], [null]]);
});

test('who signed in is noted for the other tabs', () => {
  rememberAccount('ana');

  expect(localStorage.getItem('auth.account')).toBe('ana');
});
