import { type Interval, lengthOf } from '../shared/interval.ts';
import type { SlotQuestion } from './slot-sweep.ts';

/** From the least to the most that a day had to offer. */
export const NOT_FREE_REASONS = ['closed', 'off', 'short', 'over', 'full'] as const;
/**
 * Nobody works; the only one who was asked does not; nobody works long enough for what was chosen; it is
 * too late to begin; others were faster.
 */
export type NotFreeReason = (typeof NOT_FREE_REASONS)[number];

/** Of one person it is her day off that leaves nothing, unless the company shut its door. */
type AskedTeam = { people: number; isClosed: boolean };

/** Why a day with these pieces of work has nothing free. */
export function whyNotFree(
  pieces: readonly Interval[],
  { durationMinutes, earliestStart }: Pick<SlotQuestion, 'durationMinutes' | 'earliestStart'>,
  { people, isClosed }: AskedTeam,
): NotFreeReason {
  if (pieces.length === 0) return isClosed || people > 1 ? 'closed' : 'off';
  const long = pieces.filter((piece) => lengthOf(piece) >= durationMinutes);
  if (long.length === 0) return 'short';
  const isOver = long.every(({ until }) => until - durationMinutes < earliestStart);
  return isOver ? 'over' : 'full';
}
