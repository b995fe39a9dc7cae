import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePause } from './use-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a pause lasts as long as it says, and can begin again', () => {
  const { result } = renderHook(() => usePause(30));
  expect(result.current.isPausing).toBe(false);

  for (const _time of ['first', 'second']) {
    act(() => result.current.start());
    act(() => vi.advanceTimersByTime(29_999));
    expect(result.current.isPausing).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.isPausing).toBe(false);
  }
});
