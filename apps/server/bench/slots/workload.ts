import { type Busy, earliestStartOf, openPiecesOn } from '@app/domain/scheduling/availability';
import type { PlainQuestion } from '@app/domain/scheduling/slot-oracle';
import type { Calendar } from '@app/domain/team/schedule-day';

const ZONE = 'America/Sao_Paulo';
const DAYS = 31;
/** A Friday after work: five Sundays and the day itself leave twenty-five working days. */
const NOW = Temporal.Instant.from('2026-11-13T20:00:00-03:00');
const STEP = 30;
const DURATION = 45;
const NOTICE = 5;
const NOTHING = Temporal.Duration.from({ minutes: 0 });

const shifts = [{ from: 9 * 60, until: 18 * 60, breaks: [{ from: 12 * 60, until: 13 * 60 }] }];
const calendar: Calendar = {
  week: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, shifts })),
  exceptions: [],
  closingDays: [],
};

export type Workload = ReturnType<typeof workloadOf>;

/** One professional, Monday to Saturday from nine to six, and what is booked in her next 31 days. */
export function workloadOf(bookings: number) {
  const today = NOW.toZonedDateTimeISO(ZONE).toPlainDate();
  const days = Array.from({ length: DAYS }, (_, offset) => today.add({ days: offset }));
  const open = () => days.flatMap((day) => openPiecesOn(day, calendar, ZONE));
  const busy = bookings > 1000 ? filledFromTheFront(open(), bookings) : atRandom(open(), bookings);
  const question = {
    durationMinutes: DURATION,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    stepMinutes: STEP,
    earliestStart: earliestStartOf(NOW, NOTICE),
  };
  return { open, busy, question, plain: plainly(days, busy) };
}

function plainly(days: Temporal.PlainDate[], busy: Busy[]): PlainQuestion {
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (!firstDay || !lastDay) throw new Error('a workload has days');
  return {
    zone: ZONE,
    calendar,
    firstDay,
    lastDay,
    busy: busy.map(({ from, until }) => ({ from: momentOf(from), until: momentOf(until) })),
    duration: Temporal.Duration.from({ minutes: DURATION }),
    bufferBefore: NOTHING,
    bufferAfter: NOTHING,
    step: Temporal.Duration.from({ minutes: STEP }),
    notBefore: NOW.add({ minutes: NOTICE }),
  };
}

function momentOf(epochMinute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(epochMinute * 60_000);
}

/** Half hours, wherever they fall; the same ones in every run. */
function atRandom(pieces: Busy[], count: number): Busy[] {
  const working = pieces.flatMap(({ from, until }) => startsIn({ from, until: until - 25 }));
  let seed = 1;
  const chosen = Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return working[seed % working.length] ?? 0;
  });
  return chosen.sort((a, b) => a - b).map((from) => ({ from, until: from + 30 }));
}

function filledFromTheFront(pieces: Busy[], count: number): Busy[] {
  return pieces
    .flatMap(startsIn)
    .slice(0, count)
    .map((from) => ({ from, until: from + 5 }));
}

function startsIn({ from, until }: Busy): number[] {
  return Array.from({ length: Math.ceil((until - from) / 5) }, (_, place) => from + place * 5);
}
