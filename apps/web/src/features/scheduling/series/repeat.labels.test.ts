import { expect, test } from 'vitest';
import { freeCountText } from './repeat.labels.ts';

test('times outside the working hours are counted apart', () => {
  const times = { startTime: '2026-11-16T13:00:00Z', endTime: '2026-11-16T14:00:00Z' };
  const outside = { ...times, conflict: 'outside-hours' as const };
  const text = freeCountText([{ ...times, conflict: null }, outside, outside]);
  expect(text).toBe('1 de 3 horários livres · 2 fora do horário de trabalho');
});
