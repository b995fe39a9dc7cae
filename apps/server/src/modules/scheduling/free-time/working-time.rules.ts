import { type Busy, type OpenPiece, openPiecesOn } from '@app/domain/scheduling/availability';
import { type Bounds, startOfDay } from '@app/domain/shared/local-time';
import { type Calendar, closingDayOn } from '@app/domain/team/schedule-day';
import type { Offer } from './offer.rules.ts';

/** What is looked for, of one professional. An offer is one. */
export type Wanted = Pick<
  Offer,
  'professional' | 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'
>;

export type TimeRules = {
  zone: string;
  stepMinutes: number;
  /** Null for staff, who may book the past. */
  noticeMinutes: number | null;
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

/** What one professional is asked for, and the time that she has. */
export type WorkingTime<Asked extends Wanted = Wanted> = {
  wanted: Asked;
  piecesOn(date: Temporal.PlainDate): OpenPiece[];
  /** Whether nobody of the company works. */
  isClosedOn(date: Temporal.PlainDate): boolean;
  busy: readonly Busy[];
};

type Team<Asked extends Wanted> = {
  wanted: readonly Asked[];
  calendars: ReadonlyMap<string, Calendar>;
  zone: string;
};

/** Of hours and busy time that were read before. */
export function workingTimesOf<Asked extends Wanted>(
  { wanted, calendars, zone }: Team<Asked>,
  busy: ReadonlyMap<string, readonly Busy[]>,
): WorkingTime<Asked>[] {
  return wanted.map((one) => {
    const calendar = calendars.get(one.professional.id);
    return {
      wanted: one,
      piecesOn: (date) => (calendar ? openPiecesOn(date, calendar, zone) : []),
      isClosedOn: (date) => !!calendar && closingDayOn(date, calendar)?.kind === 'closed',
      busy: busy.get(one.professional.id) ?? [],
    };
  });
}

/** Which busy time can be in the way of something in these days. */
export function reachOf(wanted: readonly Wanted[], { from, until }: DaySpan, zone: string): Bounds {
  return {
    from: startOfDay(from, zone).subtract({ minutes: longestBefore(wanted) }),
    until: startOfDay(until, zone).add({ minutes: longestAfter(wanted) }),
  };
}

function longestBefore(wanted: readonly Wanted[]): number {
  return Math.max(0, ...wanted.map(({ bufferBeforeMinutes }) => bufferBeforeMinutes));
}

/** A time of the last day may reach as far as this beyond it. */
function longestAfter(wanted: readonly Wanted[]): number {
  return Math.max(0, ...wanted.map((one) => one.durationMinutes + one.bufferAfterMinutes));
}
