import { expect, test } from 'vitest';
import { nextDaysFrom } from './next-days.ts';

test('the next days are today and seven more', () => {
  const { fromDate, untilDate } = nextDaysFrom(Temporal.PlainDate.from('2026-02-26'));
  expect([fromDate, untilDate].map(String)).toEqual(['2026-02-26', '2026-03-06']);
});
