import {
  type Busy,
  earliestStartOf,
  freeStarts,
  type OpenPiece,
  openPiecesOn,
} from '@app/domain/scheduling/availability';
import {
  bookedMinutesIn,
  epochMinuteOf,
  momentOf,
  orderOfPick,
} from '@app/domain/scheduling/booking-place';
import { dayBounds, startOfDay } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readCalendars } from '../team/calendars.queries.ts';
import { listBusyTime } from './busy-time.queries.ts';
import type { Offer } from './offer.queries.ts';

/** What is looked for, of one professional. An offer is one. */
export type Wanted = Pick<
  Offer,
  'professional' | 'durationInMinutes' | 'bufferBeforeInMinutes' | 'bufferAfterInMinutes'
>;

export type TimeRules = {
  zone: string;
  stepInMinutes: number;
  /** Null for staff, who may book the past. */
  noticeInMinutes: number | null;
};

export type TimeQuestion<Asked extends Wanted = Wanted> = {
  /** Any of them will do. */
  wanted: readonly Asked[];
  rules: TimeRules;
  now: Temporal.Instant;
  /** What is about to be moved is not in its own way. */
  exceptId?: string | null;
};

/** From a day until another, which no longer belongs. */
export type DaySpan = { from: Temporal.PlainDate; until: Temporal.PlainDate };

export type FreeDay = { date: Temporal.PlainDate; available: boolean };
export type FreeSlot = {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  durationInMinutes: number;
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

/** What one professional is asked for, and the time that she has. */
export type Agenda<Asked extends Wanted = Wanted> = {
  wanted: Asked;
  piecesOn(date: Temporal.PlainDate): OpenPiece[];
  busy: readonly Busy[];
};

/** Everybody's hours and busy time, in as many questions for fifty as for one. */
export async function readAgendas<Asked extends Wanted>(
  scope: CompanyScope,
  { wanted, rules, now, exceptId = null }: TimeQuestion<Asked>,
  { from, until }: DaySpan,
): Promise<Agenda<Asked>[]> {
  const professionalIds = wanted.map(({ professional }) => professional.id);
  const calendars = await readCalendars(scope, professionalIds, {
    fromDate: from,
    untilDate: until,
  });
  const busy = await listBusyTime(scope, {
    ...{ professionalIds, now, exceptId },
    from: startOfDay(from, rules.zone).subtract({ minutes: longestBefore(wanted) }),
    until: startOfDay(until, rules.zone).add({ minutes: longestAfter(wanted) }),
  });
  return wanted.map((one) => {
    const calendar = calendars.get(one.professional.id);
    return {
      wanted: one,
      piecesOn: (date) => (calendar ? openPiecesOn(date, calendar, rules.zone) : []),
      busy: busy.get(one.professional.id) ?? [],
    };
  });
}

function longestBefore(wanted: readonly Wanted[]): number {
  return Math.max(0, ...wanted.map(({ bufferBeforeInMinutes }) => bufferBeforeInMinutes));
}

/** A time of the last day may reach as far as this beyond it. */
function longestAfter(wanted: readonly Wanted[]): number {
  return Math.max(0, ...wanted.map((one) => one.durationInMinutes + one.bufferAfterInMinutes));
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
  const { durationInMinutes, bufferBeforeInMinutes, bufferAfterInMinutes } = wanted;
  return {
    ...{ durationInMinutes, bufferBeforeInMinutes, bufferAfterInMinutes },
    stepInMinutes: rules.stepInMinutes,
    earliestStart: earliestStartOf(now, rules.noticeInMinutes),
  };
}

function slotOf(start: number, { professional, durationInMinutes }: Wanted): FreeSlot {
  return {
    startsAt: momentOf(start),
    endsAt: momentOf(start + durationInMinutes),
    durationInMinutes,
    professionalId: professional.id,
  };
}
