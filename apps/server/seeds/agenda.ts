import { openPiecesOn } from '@app/domain/scheduling/availability';
import { epochMinuteOf } from '@app/domain/scheduling/booking-place';
import { contains } from '@app/domain/shared/interval';
import { minutesOfDay, todayIn, weekdayOf } from '@app/domain/shared/local-time';
import type { Calendar } from '@app/domain/team/schedule-day';
import type { OfferService } from '../src/modules/scheduling/free-time/offer.rules.ts';
import type { appointmentSeries } from '../src/modules/scheduling/series/appointment-series.table.ts';
import { type Day, tellDay, type Worker } from './agenda-day.ts';
import {
  appointmentEntry,
  bookedBefore,
  durationOf,
  type Entry,
  type Telling,
} from './agenda-entry.ts';
import { growthBy, seasonOn } from './busyness.ts';
import { chanceFrom, idAt } from './chance.ts';
import type { KnownClient } from './clientele.ts';
import { type CouponStory, useCoupons } from './coupon-story.ts';
import { DAYS_AHEAD, DAYS_BACK, type Diary, HISTORY_DAYS, type Series } from './diary.ts';
import { guestBook, guestsOf } from './guests.ts';

export type TeamMember = {
  id: string;
  name: string;
  calendar: Calendar;
  services: readonly OfferService[];
};
export type Agenda = CouponStory & { series: SeriesRow[] };
type SeriesRow = Omit<typeof appointmentSeries.$inferSelect, 'companyId'>;
type Company = {
  team: readonly TeamMember[];
  people: readonly KnownClient[];
  now: Temporal.Instant;
  timezone: string;
};

/** The days around today, professional by professional. */
export function agendaOf(diary: Diary, { team, people, now, timezone }: Company): Agenda {
  const today = todayIn(timezone, now);
  const telling = { diary, now, timezone, today, chance: chanceFrom(diary.seed) };
  const guests = guestsOf(team, people, telling);
  const told = team.map((member, place) => {
    const book = guestBook(guests.get(member) ?? [], telling.chance);
    return tellWorker(telling, { ...member, place, guests: book });
  });
  const entries = approved(
    telling,
    told.flatMap((one) => one.entries),
  );
  return { ...useCoupons(telling, entries), series: told.flatMap((one) => one.series) };
}

function tellWorker(telling: Telling, worker: Worker): { entries: Entry[]; series: SeriesRow[] } {
  const { diary } = telling;
  const repeated = diary.series
    .filter(({ professional }) => professional === worker.name)
    .flatMap((series) => tellSeries(telling, worker, series) ?? []);
  const settled = Map.groupBy(
    repeated.flatMap(({ entries }) => entries),
    ({ row }) => todayIn(telling.timezone, row.startTime).toString(),
  );
  const entries = daysOf(telling, diary.joined[worker.name] ?? HISTORY_DAYS).flatMap((day) =>
    tellDay(telling, worker, { ...day, settled: settled.get(day.date.toString()) ?? [] }),
  );
  return { entries, series: repeated.map(({ row }) => row) };
}

const TODAYS_LOAD = 70;

function daysOf({ diary, chance, today }: Telling, back: number): Omit<Day, 'settled'>[] {
  return Array.from({ length: back + 1 + DAYS_AHEAD }, (_, number) => {
    const ahead = number - back;
    const date = today.add({ days: ahead });
    const ordinary = (diary.load[weekdayOf(date)] ?? 0) + chance.below(11) - 5;
    const whole = ordinary * growthBy(-ahead) * seasonOn(date, diary.seasons);
    // The further off a day is, the fewer have thought of it.
    const load = ahead < 0 ? whole : whole * Math.max(0.25, 0.95 - ahead * 0.025);
    return { date, number, isToday: ahead === 0, load: ahead === 0 ? TODAYS_LOAD : load };
  });
}

type ToldSeries = { row: SeriesRow; entries: Entry[] };

/** Booked once for all its days; on those when nobody works she does not come. */
function tellSeries(telling: Telling, worker: Worker, series: Series): ToldSeries | null {
  const { today, chance } = telling;
  const service = worker.services.find(({ name }) => name === series.service);
  const start = today.subtract({ days: DAYS_BACK });
  const bookedAt = bookedBefore(start, telling);
  const guest = worker.guests.mostFaithful(bookedAt);
  if (!service || !guest) return null;
  const row: SeriesRow = {
    id: idAt(bookedAt, chance),
    createdAt: bookedAt,
    every: series.everyWeeks,
    unit: 'week',
  };
  const first = start.add({ days: (series.weekday - weekdayOf(start) + 7) % 7 });
  const weeks = Math.ceil((DAYS_BACK + DAYS_AHEAD) / 7 / series.everyWeeks);
  const entries = Array.from({ length: weeks }, (_, number) => {
    const date = first.add({ weeks: number * series.everyWeeks });
    const from = startOn(date, series, telling);
    const visit = { professionalId: worker.id, guest, services: [service], from, bookedAt };
    return isOpen(telling, worker, { date, from, services: [service] })
      ? [appointmentEntry(telling, { ...visit, source: 'staff', seriesId: row.id })]
      : [];
  }).flat();
  return { row, entries };
}

function startOn(date: Temporal.PlainDate, { at }: Series, { timezone }: Telling): number {
  const midnight = date.toZonedDateTime({ timeZone: timezone, plainTime: '00:00' });
  return epochMinuteOf(midnight.add({ minutes: minutesOfDay(at) }).toInstant());
}

function isOpen(
  { timezone }: Telling,
  { calendar }: Worker,
  { date, from, services }: { date: Temporal.PlainDate; from: number; services: OfferService[] },
): boolean {
  const wanted = { from, until: from + durationOf(services) };
  return openPiecesOn(date, calendar, timezone).some((piece) => contains(piece, wanted));
}

/** Of what was booked online the next ones are still to be looked at. */
function approved({ diary, now }: Telling, entries: readonly Entry[]): Entry[] {
  const open = entries
    .filter(({ row }) => row.source === 'client' && row.status === 'scheduled')
    .filter(({ row }) => Temporal.Instant.compare(row.startTime, now) > 0)
    .toSorted((first, second) =>
      Temporal.Instant.compare(first.row.startTime, second.row.startTime),
    );
  const awaiting = new Set(open.slice(0, diary.awaitingApproval));
  const seen = new Set(diary.approval === 'each' ? open.slice(diary.awaitingApproval) : []);
  return entries.map((entry) => {
    if (awaiting.has(entry)) return { ...entry, row: { ...entry.row, needsApproval: true } };
    if (seen.has(entry)) return { ...entry, row: { ...entry.row, status: 'confirmed' } };
    return entry;
  });
}
