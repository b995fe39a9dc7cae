import { earliestStartOf, freeStarts } from '@app/domain/scheduling/availability';
import {
  bookedMinutesIn,
  epochMinuteOf,
  momentOf,
  orderOfPick,
} from '@app/domain/scheduling/booking-place';
import { dayBounds } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  type Agenda,
  type DaySpan,
  readAgendas,
  type TimeQuestion,
  type Wanted,
} from '../agenda/agendas.queries.ts';

export type FreeDay = { date: Temporal.PlainDate; available: boolean };
export type FreeSlot = {
  startTime: Temporal.Instant;
  endTime: Temporal.Instant;
  durationMinutes: number;
  professionalId: string;
};

/** Every day of the span, and whether anything is left on it. */
export async function listFreeDays(
  scope: CompanyScope,
  { from, until, ...question }: TimeQuestion & DaySpan,
): Promise<FreeDay[]> {
  return freeDaysOf(await readAgendas(scope, question, { from, until }), question, { from, until });
}

type Asked = Pick<TimeQuestion, 'rules' | 'now'>;

/** The same, of agendas that were read before. */
export function freeDaysOf(agendas: readonly Agenda[], question: Asked, span: DaySpan): FreeDay[] {
  const dates = datesIn(span);
  const open = new Set(agendas.flatMap((agenda) => openDaysOf(agenda, dates, question)));
  return dates.map((date) => ({ date, available: open.has(date) }));
}

function datesIn({ from, until }: DaySpan): Temporal.PlainDate[] {
  const { days } = from.until(until, { largestUnit: 'day' });
  return Array.from({ length: Math.max(0, days) }, (_, place) => from.add({ days: place }));
}

/** One look over all of her days: each start belongs to the day of the piece that it lies in. */
function openDaysOf(
  agenda: Agenda,
  dates: readonly Temporal.PlainDate[],
  asked: Asked,
): Temporal.PlainDate[] {
  const pieces = dates.flatMap((date) =>
    agenda.piecesOn(date).map((piece) => ({ ...piece, date })),
  );
  const open = new Set<Temporal.PlainDate>();
  let at = 0;
  for (const start of freeStarts(pieces, agenda.busy, slotQuestionOf(agenda.wanted, asked))) {
    while ((pieces[at]?.until ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const piece = pieces[at];
    if (piece) open.add(piece.date);
  }
  return [...open];
}

/** The times of one day, each with whoever would do it: the one with the least to do that day. */
export async function listFreeSlots(
  scope: CompanyScope,
  { date, ...question }: TimeQuestion & { date: Temporal.PlainDate },
): Promise<FreeSlot[]> {
  const span = { from: date, until: date.add({ days: 1 }) };
  return freeSlotsOf(await readAgendas(scope, question, span), question, date);
}

/** The same, of agendas that were read before. */
export function freeSlotsOf(
  agendas: readonly Agenda[],
  question: Asked,
  date: Temporal.PlainDate,
): FreeSlot[] {
  const byStart = new Map<number, FreeSlot>();
  for (const agenda of inOrderOfPick(agendas, date, question.rules.zone)) {
    for (const start of startsOn(date, agenda, question)) {
      if (!byStart.has(start)) byStart.set(start, slotOf(start, agenda.wanted));
    }
  }
  return [...byStart.keys()].toSorted((a, b) => a - b).flatMap((start) => byStart.get(start) ?? []);
}

/** Whoever has the least to do on the day first. */
export function inOrderOfPick<Asked extends Wanted>(
  agendas: readonly Agenda<Asked>[],
  date: Temporal.PlainDate,
  zone: string,
): Agenda<Asked>[] {
  if (agendas.length < 2) return [...agendas];
  const { from, until } = dayBounds(date, zone);
  const day = { from: epochMinuteOf(from), until: epochMinuteOf(until) };
  const candidates = agendas.map((agenda) => ({
    ...agenda.wanted.professional,
    bookedMinutes: bookedMinutesIn(day, agenda.busy),
    agenda,
  }));
  return orderOfPick(candidates).map(({ agenda }) => agenda);
}

function startsOn(date: Temporal.PlainDate, agenda: Agenda, asked: Asked): number[] {
  const pieces = agenda.piecesOn(date);
  if (pieces.length === 0) return [];
  return freeStarts(pieces, agenda.busy, slotQuestionOf(agenda.wanted, asked));
}

export function slotQuestionOf(wanted: Wanted, { rules, now }: Asked) {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = wanted;
  return {
    ...{ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes },
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
