// The rules of availability a second time, with Temporal objects and no thought for speed. Tests
// and the bench hold the engine against it; nothing else uses it.
import type { ExceptionDays, Shift } from '../team/schedule.ts';
import type { Calendar } from '../team/schedule-day.ts';

export type Span = { from: Temporal.Instant; until: Temporal.Instant };

export type PlainQuestion = {
  zone: string;
  calendar: Calendar;
  firstDay: Temporal.PlainDate;
  lastDay: Temporal.PlainDate;
  busy: readonly Span[];
  duration: Temporal.Duration;
  bufferBefore: Temporal.Duration;
  bufferAfter: Temporal.Duration;
  step: Temporal.Duration;
  /** Null for staff. */
  notBefore: Temporal.Instant | null;
};

type WrittenShift = Shift & { breaks: readonly Shift[] };

/** Every start, day by day and shift by shift, tried one after the other. */
export function plainFreeStarts(question: PlainQuestion): Temporal.Instant[] {
  const starts: Temporal.Instant[] = [];
  const { firstDay, lastDay } = question;
  for (let day = firstDay; !isAfter(day, lastDay); day = day.add({ days: 1 })) {
    starts.push(...startsOn(day, question));
  }
  return starts.sort(Temporal.Instant.compare);
}

function startsOn(day: Temporal.PlainDate, question: PlainQuestion): Temporal.Instant[] {
  const company = question.calendar.closingDays.find((days) => includes(days, day));
  if (company?.kind === 'closed') return [];

  const written = writtenShifts(day, question.calendar);
  const spanOf = (local: Shift) => spanOn(day, local, question.zone);
  const opening = company?.kind === 'special-hours' && company.hours ? spanOf(company.hours) : null;
  const pauses = written.flatMap((shift) => shift.breaks.map(spanOf));
  const shifts = written
    .map(spanOf)
    .sort((first, second) => Temporal.Instant.compare(first.from, second.from));
  return shifts.flatMap((shift, place) => {
    const never = [...pauses, ...shifts.slice(0, place)];
    return gridOf(shift, question.step).filter((start) => {
      const service = { from: start, until: start.add(question.duration) };
      if (!isWithin(service, shift)) return false;
      if (opening && !isWithin(service, opening)) return false;
      if (never.some((other) => meet(other, service))) return false;
      return isBookable(service, question);
    });
  });
}

function writtenShifts(day: Temporal.PlainDate, { week, exceptions }: Calendar): WrittenShift[] {
  const exception = exceptions.find((days) => includes(days, day));
  if (exception?.kind === 'special-hours') {
    return exception.shifts.map((shift) => ({ ...shift, breaks: [] }));
  }
  if (exception) return [];
  const weekday = day.dayOfWeek === 7 ? 0 : day.dayOfWeek;
  return week.filter((one) => one.weekday === weekday).flatMap((one) => one.shifts);
}

function gridOf({ from, until }: Span, step: Temporal.Duration): Temporal.Instant[] {
  const starts: Temporal.Instant[] = [];
  for (let at = from; Temporal.Instant.compare(at, until) < 0; at = at.add(step)) starts.push(at);
  return starts;
}

function isBookable(service: Span, question: PlainQuestion): boolean {
  const { notBefore, bufferBefore, bufferAfter, busy } = question;
  if (notBefore && Temporal.Instant.compare(service.from, notBefore) < 0) return false;
  const reach = {
    from: service.from.subtract(bufferBefore),
    until: service.until.add(bufferAfter),
  };
  return !busy.some((taken) => meet(taken, reach));
}

function spanOn(day: Temporal.PlainDate, { from, until }: Shift, zone: string): Span {
  return { from: momentOn(day, from, zone), until: momentOn(day, until, zone) };
}

function momentOn(day: Temporal.PlainDate, minute: number, zone: string): Temporal.Instant {
  const local = day.toPlainDateTime().add({ minutes: minute });
  return local.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant();
}

function isWithin(inner: Span, outer: Span): boolean {
  const { compare } = Temporal.Instant;
  return compare(outer.from, inner.from) <= 0 && compare(inner.until, outer.until) <= 0;
}

/** Whether they have time in common; what has no length has none. */
function meet(first: Span, second: Span): boolean {
  const { compare } = Temporal.Instant;
  return (
    compare(first.from, second.until) < 0 &&
    compare(second.from, first.until) < 0 &&
    compare(first.from, first.until) < 0
  );
}

function includes(
  { fromDate, untilDate }: Pick<ExceptionDays, 'fromDate' | 'untilDate'>,
  day: Temporal.PlainDate,
): boolean {
  return !isAfter(fromDate, day) && isAfter(untilDate, day);
}

function isAfter(first: Temporal.PlainDate, second: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(first, second) > 0;
}
