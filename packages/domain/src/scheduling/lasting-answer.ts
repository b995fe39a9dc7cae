import { todayIn } from '../shared/local-time.ts';
import { dayClockOf, epochMinuteAt } from './availability-clock.ts';

const MINUTE = 60_000;
const END_OF_DAY = 24 * 60;

type Answered = {
  /** Epoch minute of the first start that was offered; null when there was none. */
  firstStart: number | null;
  noticeMinutes: number;
  zone: string;
};

/**
 * The epoch millisecond until which an answer about free times stays true while nothing but time
 * passes: its first start becomes too soon, or at midnight of the company another day is in reach.
 */
export function answerHoldsUntil(
  { firstStart, noticeMinutes, zone }: Answered,
  now: Temporal.Instant,
): number {
  const midnight = epochMinuteAt(dayClockOf(todayIn(zone, now), zone), END_OF_DAY);
  const tooSoon = firstStart === null ? midnight : firstStart - noticeMinutes;
  return Math.min(midnight, tooSoon) * MINUTE;
}
