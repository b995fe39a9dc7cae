import type { BookingRefusal } from '@app/domain/scheduling/booking';
import { canBeHad, type OutsideHours, type Recurrence } from '@app/domain/scheduling/recurrence';
import { refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockOwnCompany } from '../../company/company-lookup.queries.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import { bookAppointment } from '../booking/booking.commands.ts';
import type { Booking } from '../booking/booking-placing.commands.ts';
import { offersFor } from '../free-time/booking-candidates.rules.ts';
import { appointmentSeries } from './appointment-series.table.ts';
import { type Occurrence, planSeries, type SeriesPlan } from './series-plan.rules.ts';

type Conflicts = 'refuse' | 'skip';
export type Unhad = { conflicts: Conflicts; outsideHours: OutsideHours };
type SeriesBooking = Booking & { recurrence: Recurrence };
type Refused<Reason> = { accepted: false; reason: Reason };
type SeriesOutcome =
  | { accepted: true; seriesId: string; bookedIds: string[]; skipped: Occurrence[] }
  | Refused<Exclude<BookingRefusal, 'slot-taken'> | 'no-days'>
  | { accepted: false; reason: 'conflicts'; occurrences: Occurrence[] }
  | { accepted: false; reason: 'coupon-refused'; sentence: string };

/** What the series would look like for whoever would do it. */
export async function previewSeries(
  scope: CompanyScope,
  booking: SeriesBooking,
): Promise<SeriesPlan | Refused<BookingRefusal | 'no-days'>> {
  const offers = await offersFor(scope, booking);
  if (!offers.accepted) return offers;
  return (await planSeries(scope, offers.value, booking)) ?? refuse('no-days');
}

/**
 * All of it, or what can be had. Whoever gets a refusal must not let it commit. The professional is
 * locked first, as by everybody who writes more than one entry, and before her the company, which each
 * of them may be counted in.
 */
export async function bookSeries(
  scope: CompanyScope,
  booking: SeriesBooking,
  { conflicts, outsideHours }: Unhad,
): Promise<SeriesOutcome> {
  const chosen = await previewSeries(scope, booking);
  if ('accepted' in chosen) return withoutSlot(chosen);
  const professionalId = chosen.offer.professional.id;
  await lockOwnCompany(scope);
  await lockProfessionals(scope, [professionalId]);
  const plan = await previewSeries(scope, { ...booking, professionalId });
  if ('accepted' in plan) return withoutSlot(plan);

  const { occurrences } = plan;
  const free = occurrences.filter(({ conflict }) => canBeHad(conflict, outsideHours));
  if (free.length === 0 || (conflicts === 'refuse' && free.length < occurrences.length)) {
    return { accepted: false, reason: 'conflicts', occurrences };
  }
  return bookFree(scope, { ...booking, professionalId }, { occurrences, free, conflicts });
}

function withoutSlot(refused: Refused<BookingRefusal | 'no-days'>): SeriesOutcome {
  const { reason } = refused;
  if (reason === 'slot-taken') return { accepted: false, reason: 'conflicts', occurrences: [] };
  return refuse(reason);
}

type Booked = { id: string; clientId: string | null; at: Occurrence };
type Plan = { occurrences: Occurrence[]; free: Occurrence[]; conflicts: Conflicts };

async function bookFree(
  scope: CompanyScope,
  booking: SeriesBooking,
  { occurrences, free, conflicts }: Plan,
): Promise<SeriesOutcome> {
  const seriesId = await openSeries(scope, booking.recurrence);
  const done = await bookEach(scope, { ...booking, seriesId }, free);
  if ('accepted' in done) return done;

  const { booked, lost } = done;
  const [first] = free;
  const isCouponLost = booking.couponCode !== '' && first !== undefined && lost.has(first);
  if (booked.length === 0 || isCouponLost || (lost.size > 0 && conflicts === 'refuse')) {
    return { accepted: false, reason: 'conflicts', occurrences: withLost(occurrences, lost) };
  }
  return { accepted: true, seriesId, ...answerOf(occurrences, booked, lost) };
}

type Done = { booked: Booked[]; lost: Set<Occurrence> };

/**
 * A coupon is for the first of them, which is therefore booked last: whoever keeps a coupon from
 * others while waiting for a time could wait in a circle.
 */
async function bookEach(
  scope: CompanyScope,
  { couponCode, ...booking }: SeriesBooking,
  [first, ...later]: readonly Occurrence[],
): Promise<Done | Exclude<SeriesOutcome, { accepted: true }>> {
  const done: Done = { booked: [], lost: new Set() };
  for (const at of first ? [...later, first] : []) {
    const known = done.booked[0]?.clientId;
    const outcome = await bookAppointment(scope, {
      ...booking,
      startTime: at.startTime,
      couponCode: at === first ? couponCode : '',
      ...(known && { client: { id: known } }),
    });
    if (outcome.accepted) done.booked.push({ ...outcome.value.row, at });
    else if ('sentence' in outcome) return outcome;
    else if (outcome.reason === 'slot-taken') done.lost.add(at);
    else return refuse(outcome.reason);
  }
  return done;
}

async function openSeries(scope: CompanyScope, { every, unit }: Recurrence): Promise<string> {
  const [series] = await scope
    .insert(appointmentSeries)
    .values({ every, unit })
    .returning({ id: appointmentSeries.id });
  if (!series) throw new Error('The database stored no series');
  return series.id;
}

/** Marks the times that somebody took after we looked. */
function withLost(occurrences: readonly Occurrence[], lost: ReadonlySet<Occurrence>): Occurrence[] {
  return occurrences.map((one) => (lost.has(one) ? { ...one, conflict: 'taken' } : one));
}

/** In the order of time. */
function answerOf(
  occurrences: readonly Occurrence[],
  booked: readonly Booked[],
  lost: ReadonlySet<Occurrence>,
) {
  const { compare } = Temporal.Instant;
  const had = new Set(booked.map(({ at }) => at));
  const missed = occurrences.filter((one) => !had.has(one));
  return {
    bookedIds: booked
      .toSorted((one, other) => compare(one.at.startTime, other.at.startTime))
      .map(({ id }) => id),
    skipped: withLost(missed, lost),
  };
}
