import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time.ts';

test('what is asked for twice at once is done once, and again when it is over', async () => {
  const work = vi.fn(async () => {});
  const { result } = renderHook(() => useOneAtATime(work));
  await Promise.all([result.current(), result.current()]);
  expect(work).toHaveBeenCalledOnce();
  await result.current();
  expect(work).toHaveBeenCalledTimes(2);
});

test('what failed can be tried again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('offline')));
  const { result } = renderHook(() => useOneAtATime(work));
  await expect(result.current()).rejects.toThrow();
  await expect(result.current()).rejects.toThrow();
  expect(work).toHaveBeenCalledTimes(2);
});
