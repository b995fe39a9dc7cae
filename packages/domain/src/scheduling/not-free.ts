import { type Interval, lengthOf } from '../shared/interval.ts';
import type { SlotQuestion } from './slot-sweep.ts';

/** From the least to the most that a day had to offer. */
export const NOT_FREE_REASONS = ['closed', 'short', 'over', 'full'] as const;
/**
 * Nobody works; nobody works long enough for what was chosen; it is too late to begin; others were
 * faster.
 */
export type NotFreeReason = (typeof NOT_FREE_REASONS)[number];

/** Why a day with these pieces of work has nothing free. */
export function whyNotFree(
  pieces: readonly Interval[],
  { durationMinutes, earliestStart }: Pick<SlotQuestion, 'durationMinutes' | 'earliestStart'>,
): NotFreeReason {
  if (pieces.length === 0) return 'closed';
  const long = pieces.filter((piece) => lengthOf(piece) >= durationMinutes);
  if (long.length === 0) return 'short';
  const isOver = long.every(({ until }) => until - durationMinutes < earliestStart);
  return isOver ? 'over' : 'full';
}
