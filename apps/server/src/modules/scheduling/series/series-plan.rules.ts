import { LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import { type Recurrence, type SeriesConflict, startsOf } from '@app/domain/scheduling/recurrence';
import { isWithinHours, type Time } from '@app/domain/scheduling/within-hours';
import type { Calendar } from '@app/domain/team/schedule-day';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readCalendars } from '../../team/calendars.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { daysOf } from '../free-time/availability.queries.ts';
import type { Offer } from '../free-time/offer.rules.ts';

export type Occurrence = {
  startTime: Temporal.Instant;
  endTime: Temporal.Instant;
  conflict: SeriesConflict | null;
};
type SeriesWish = {
  startTime: Temporal.Instant;
  recurrence: Recurrence;
  zone: string;
  now: Temporal.Instant;
  /** 'Encaixe' stands over others on purpose: nothing is in its way. */
  overbook?: boolean;
};
export type SeriesPlan = { offer: Offer; occurrences: Occurrence[] };

/** One professional for the whole series: of those who could, whoever is free most often. */
export async function planSeries(
  scope: CompanyScope,
  offers: readonly Offer[],
  wish: SeriesWish,
): Promise<SeriesPlan | null> {
  const starts = startsOf(wish.startTime, wish.recurrence, wish.zone);
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return null;
  const span = daysOf({ startTime: first }, { startTime: last }, wish.zone);
  const ids = offers.map(({ professional }) => professional.id);
  const calendars = await readCalendars(scope, ids, span);
  const plans: SeriesPlan[] = [];
  for (const offer of offers) {
    const calendar = calendars.get(offer.professional.id);
    plans.push({ offer, occurrences: await judge(scope, { offer, starts, calendar }, wish) });
  }
  const [best] = plans.toSorted((one, other) => conflictsIn(one) - conflictsIn(other));
  if (!best) return null;
  return wish.overbook ? { ...best, occurrences: best.occurrences.map(overOthers) } : best;
}

function overOthers(one: Occurrence): Occurrence {
  return one.conflict === 'taken' ? { ...one, conflict: null } : one;
}

function conflictsIn({ occurrences }: SeriesPlan): number {
  return occurrences.filter(({ conflict }) => conflict !== null).length;
}

type Judged = { offer: Offer; starts: readonly Temporal.Instant[]; calendar: Calendar | undefined };

async function judge(
  scope: CompanyScope,
  { offer, starts, calendar }: Judged,
  { zone, now }: SeriesWish,
): Promise<Occurrence[]> {
  const times = starts.map((startTime) => ({
    startTime,
    endTime: startTime.add({ minutes: offer.durationMinutes }),
  }));
  const taken = await findTaken(scope, { offer, times, now });
  return times.map((time, index) => {
    if (taken.has(index)) return { ...time, conflict: 'taken' };
    const works = calendar !== undefined && isWithinHours(time, calendar, zone);
    return { ...time, conflict: works ? null : 'outside-hours' };
  });
}

const LONGEST = sql`make_interval(hours => ${LONGEST_IN_HOURS})`;

/** Which of the times somebody has, by their place in the list: one question for the whole series. */
async function findTaken(
  scope: CompanyScope,
  { offer, times, now }: { offer: Offer; times: readonly Time[]; now: Temporal.Instant },
): Promise<ReadonlySet<number>> {
  const from = times.map(({ startTime }) =>
    startTime.subtract({ minutes: offer.bufferBeforeMinutes }).toString(),
  );
  const until = times.map(({ endTime }) =>
    endTime.add({ minutes: offer.bufferAfterMinutes }).toString(),
  );
  const { rows } = await scope.execute<{ index: number }>(sql`
    select (place - 1)::int as index
    from unnest(${sql.param(from)}::timestamptz[], ${sql.param(until)}::timestamptz[])
      with ordinality as wish (wish_from, wish_until, place)
    where exists (
      select from ${appointments}
      where professional_id = ${offer.professional.id} and status <> 'cancelled'
        and busy_from > wish_from - ${LONGEST} and busy_from < wish_until
        and busy_until > wish_from
        and (held_until is null or held_until > ${now.toString()}::timestamptz))`);
  return new Set(rows.map(({ index }) => index));
}
