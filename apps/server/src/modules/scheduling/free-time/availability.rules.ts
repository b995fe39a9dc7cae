import { earliestStartOf, freeStarts, type OpenPiece } from '@app/domain/scheduling/availability';
import {
  bookedMinutesIn,
  epochMinuteOf,
  momentOf,
  orderOfPick,
} from '@app/domain/scheduling/booking-place';
import { NOT_FREE_REASONS, type NotFreeReason, whyNotFree } from '@app/domain/scheduling/not-free';
import { dayBounds } from '@app/domain/shared/local-time';
import type { DaySpan, TimeQuestion, Wanted, WorkingTime } from './working-time.rules.ts';

export type FreeDay = {
  date: Temporal.PlainDate;
  available: boolean;
  /** Of a day that is not available. */
  reason: NotFreeReason | null;
};
export type FreeSlot = {
  startTime: Temporal.Instant;
  endTime: Temporal.Instant;
  durationMinutes: number;
  professionalId: string;
};

type Asked = Pick<TimeQuestion, 'rules' | 'now'>;

/** Every day of the span, and whether anything is left on it, or why nothing is. */
export function freeDaysOf(
  times: readonly WorkingTime[],
  question: Asked,
  span: DaySpan,
): FreeDay[] {
  const dates = datesIn(span);
  const looks = times.map((time) => lookOver(time, dates, question));
  return dates.map((date) => {
    const available = looks.some(({ open }) => open.has(date));
    return { date, available, reason: available ? null : reasonIn(looks, date) };
  });
}

/** Whoever came nearest to having a time says why there is none. */
function reasonIn(looks: readonly Look[], date: Temporal.PlainDate): NotFreeReason {
  const reasons = looks.map(({ pieces, question, isClosedOn }) => {
    const ofDay = pieces.filter((piece) => piece.date === date);
    return whyNotFree(ofDay, question, { people: looks.length, isClosed: isClosedOn(date) });
  });
  return NOT_FREE_REASONS.findLast((reason) => reasons.includes(reason)) ?? 'closed';
}

type Look = Pick<WorkingTime, 'isClosedOn'> & {
  open: ReadonlySet<Temporal.PlainDate>;
  pieces: readonly (OpenPiece & { date: Temporal.PlainDate })[];
  question: ReturnType<typeof slotQuestionOf>;
};

function datesIn({ from, until }: DaySpan): Temporal.PlainDate[] {
  const { days } = from.until(until, { largestUnit: 'day' });
  return Array.from({ length: Math.max(0, days) }, (_, place) => from.add({ days: place }));
}

/** One look over all of her days: each start belongs to the day of the piece that it lies in. */
function lookOver(time: WorkingTime, dates: readonly Temporal.PlainDate[], asked: Asked): Look {
  const question = slotQuestionOf(time.wanted, asked);
  const pieces = dates.flatMap((date) => time.piecesOn(date).map((piece) => ({ ...piece, date })));
  const open = new Set<Temporal.PlainDate>();
  let at = 0;
  for (const start of freeStarts(pieces, time.busy, question)) {
    while ((pieces[at]?.until ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const piece = pieces[at];
    if (piece) open.add(piece.date);
  }
  return { open, pieces, question, isClosedOn: time.isClosedOn };
}

/** The times of one day, each with whoever would do it: the one with the least to do that day. */
export function freeSlotsOf(
  times: readonly WorkingTime[],
  question: Asked,
  date: Temporal.PlainDate,
): FreeSlot[] {
  const byStart = new Map<number, FreeSlot>();
  for (const time of inOrderOfPick(times, date, question.rules.zone)) {
    for (const start of startsOn(date, time, question)) {
      if (!byStart.has(start)) byStart.set(start, slotOf(start, time.wanted));
    }
  }
  return [...byStart.keys()].toSorted((a, b) => a - b).flatMap((start) => byStart.get(start) ?? []);
}

/** Whoever has the least to do on the day first. */
export function inOrderOfPick<Asked extends Wanted>(
  times: readonly WorkingTime<Asked>[],
  date: Temporal.PlainDate,
  zone: string,
): WorkingTime<Asked>[] {
  if (times.length < 2) return [...times];
  const { from, until } = dayBounds(date, zone);
  const day = { from: epochMinuteOf(from), until: epochMinuteOf(until) };
  const candidates = times.map((time) => ({
    ...time.wanted.professional,
    bookedMinutes: bookedMinutesIn(day, time.busy),
    time,
  }));
  return orderOfPick(candidates).map(({ time }) => time);
}

function startsOn(date: Temporal.PlainDate, time: WorkingTime, asked: Asked): number[] {
  const pieces = time.piecesOn(date);
  if (pieces.length === 0) return [];
  return freeStarts(pieces, time.busy, slotQuestionOf(time.wanted, asked));
}

export function slotQuestionOf(wanted: Wanted, { rules, now }: Asked) {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = wanted;
  return {
    durationMinutes,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    stepMinutes: rules.stepMinutes,
    earliestStart: earliestStartOf(now, rules.noticeMinutes),
  };
}

function slotOf(start: number, { professional, durationMinutes }: Wanted): FreeSlot {
  return {
    startTime: momentOf(start),
    endTime: momentOf(start + durationMinutes),
    durationMinutes,
    professionalId: professional.id,
  };
}
