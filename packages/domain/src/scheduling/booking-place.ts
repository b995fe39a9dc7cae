import { type Interval, intersection, lengthOf, overlaps } from '../shared/interval.ts';
import {
  type Busy,
  type Candidate,
  isFreeStart,
  type OpenPiece,
  pickProfessional,
} from './availability.ts';
import type { SlotQuestion } from './slot-sweep.ts';

/** One professional's day, and what she is asked for. */
type AskedDay = {
  pieces: readonly OpenPiece[];
  busy: readonly Busy[];
  question: SlotQuestion;
};

/** `fits`: on the grid, inside the hours and not too soon. `isClear`: nobody has the time. */
export type Judgement = { fits: boolean; isClear: boolean };

/** The two reasons apart, because a time that was just lost is told from one that never was. */
export function judgeStart(start: number, { pieces, busy, question }: AskedDay): Judgement {
  const reach = {
    from: start - question.bufferBeforeMinutes,
    until: start + question.durationMinutes + question.bufferAfterMinutes,
  };
  return {
    fits: isFreeStart(start, pieces, [], question),
    isClear: !busy.some((taken) => overlaps(taken, reach)),
  };
}

/** All of them, each in the place it would be picked from those after it. */
export function orderOfPick<Free extends Candidate>(candidates: readonly Free[]): Free[] {
  const first = pickProfessional(candidates);
  if (!first) return [];
  return [first, ...orderOfPick(candidates.filter((other) => other !== first))];
}

/** What of the busy time lies in the day. */
export function bookedMinutesIn(day: Interval, busy: readonly Busy[]): number {
  return busy.reduce((total, taken) => {
    const inside = intersection(day, taken);
    return inside ? total + lengthOf(inside) : total;
  }, 0);
}

const MINUTE = 60_000;

/** The minute a moment lies in. */
export function epochMinuteOf(moment: Temporal.Instant): number {
  return Math.floor(moment.epochMilliseconds / MINUTE);
}

export function momentOf(epochMinute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(epochMinute * MINUTE);
}

/** Visitors are offered whole minutes; anything else was made up. */
export function isWholeMinute(moment: Temporal.Instant): boolean {
  return moment.epochNanoseconds % 60_000_000_000n === 0n;
}
