import { type Interval, overlaps } from '../shared/interval.ts';
import { todayIn } from '../shared/local-time.ts';
import { byName } from '../shared/text.ts';
import { type Calendar, shiftsOn } from '../team/schedule-day.ts';
import { type DayClock, dayClockOf, epochMinuteAt } from './availability-clock.ts';
import { boardOf } from './slot-board.ts';
import { type SlotQuestion, sweep } from './slot-sweep.ts';

export type { SlotQuestion };

/** Epoch minutes; `origin` is where the grid of the shift begins. */
export type OpenPiece = { from: number; until: number; origin: number };

/** Epoch minutes with the buffers in them; seconds of `from` round down, those of `until` up. */
export type Busy = { from: number; until: number };

/**
 * When somebody works on a day, sorted and apart. Each shift has a grid of its own, which neither
 * a break nor the special hours of the company move.
 */
export function openPiecesOn(
  date: Temporal.PlainDate,
  calendar: Calendar,
  zone: string,
): OpenPiece[] {
  const { shifts, open } = shiftsOn(date, calendar);
  if (shifts.length === 0) return [];

  const clock = dayClockOf(date, zone);
  const breaks = shifts.flatMap((shift) => momentsOf(shift.breaks, clock));
  return piecesOf({
    shifts: momentsOf(shifts, clock).sort(byStart),
    breaks: breaks.filter(isNotEmpty).sort(byStart),
    limits: open ? momentOf(open, clock) : ALWAYS,
  });
}

const ALWAYS: Interval = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

function momentsOf(local: readonly Interval[], clock: DayClock): Interval[] {
  return local.map((one) => momentOf(one, clock));
}

function momentOf({ from, until }: Interval, clock: DayClock): Interval {
  return { from: epochMinuteAt(clock, from), until: epochMinuteAt(clock, until) };
}

function byStart(first: Interval, second: Interval): number {
  return first.from - second.from;
}

/** Where clocks skip an hour, what was written in order can end before it begins. */
function isNotEmpty({ from, until }: Interval): boolean {
  return from < until;
}

type SortedDay = { shifts: Interval[]; breaks: Interval[]; limits: Interval };

function piecesOf({ shifts, breaks, limits }: SortedDay): OpenPiece[] {
  const pieces: OpenPiece[] = [];
  // Two shifts can meet in a skipped hour: the time stays with the earlier one.
  let free = limits.from;
  for (const { from: origin, until: end } of shifts) {
    const until = Math.min(end, limits.until);
    let from = Math.max(origin, free);
    for (const pause of breaks) {
      if (pause.until <= from) continue;
      if (pause.from >= until) break;
      if (pause.from > from) pieces.push({ from, until: pause.from, origin });
      from = pause.until;
    }
    if (from < until) pieces.push({ from, until, origin });
    free = Math.max(free, end);
  }
  return pieces;
}

/** Every start that can be offered, ascending. Pieces are sorted and apart, busy times need not be. */
export function freeStarts(
  pieces: readonly OpenPiece[],
  busy: readonly Busy[],
  question: SlotQuestion,
): number[] {
  assertAnswerable(question);
  const board = boardOf(pieces, busy, question.stepMinutes);
  const count = sweep(board, question);
  const starts: number[] = [];
  for (let at = 0; at < count; at++) starts.push(board.out[at] ?? 0);
  return starts;
}

/** Whether one wish is among the free starts. */
export function isFreeStart(
  start: number,
  pieces: readonly OpenPiece[],
  busy: readonly Busy[],
  question: SlotQuestion,
): boolean {
  assertAnswerable(question);
  if (start < question.earliestStart) return false;
  const until = start + question.durationMinutes;
  const piece = pieces.find((one) => one.from <= start && until <= one.until);
  if (!piece || (start - piece.origin) % question.stepMinutes !== 0) return false;
  const reach = {
    from: start - question.bufferBeforeMinutes,
    until: until + question.bufferAfterMinutes,
  };
  return !busy.some((taken) => overlaps(taken, reach));
}

/** A step of nothing would never reach the end of a shift. */
function assertAnswerable(question: SlotQuestion): void {
  const { stepMinutes, durationMinutes } = question;
  const { bufferBeforeMinutes, bufferAfterMinutes } = question;
  const lengths = [stepMinutes, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes];
  const isPossible = stepMinutes > 0 && durationMinutes > 0 && lengths.every(isLength);
  if (!isPossible) throw new RangeError(`No times can be found for ${JSON.stringify(question)}`);
}

function isLength(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 0;
}

/** The first minute that can still be booked. Staff, who have no notice, may book the past. */
export function earliestStartOf(now: Temporal.Instant, noticeMinutes: number | null): number {
  if (noticeMinutes === null) return Number.MIN_SAFE_INTEGER;
  const minute = now.round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  return minute.epochMilliseconds / 60_000 + noticeMinutes;
}

/** The last day that can be booked: today of the company and so many days more. */
export function lastBookableDay(
  now: Temporal.Instant,
  zone: string,
  horizonInDays: number,
): Temporal.PlainDate {
  return todayIn(zone, now).add({ days: horizonInDays });
}

export type Candidate = { id: string; name: string; bookedMinutes: number };

/** Of those who are free: whoever has the fewest minutes booked that day, ties by name. */
export function pickProfessional<Free extends Candidate>(candidates: readonly Free[]): Free | null {
  const [picked] = candidates.toSorted(
    (first, second) =>
      first.bookedMinutes - second.bookedMinutes ||
      byName(first, second) ||
      (first.id < second.id ? -1 : 1),
  );
  return picked ?? null;
}
