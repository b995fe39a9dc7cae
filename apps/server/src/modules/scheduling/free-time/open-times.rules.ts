import { accessEndOf, readStatus } from '@app/domain/billing/access';
import { type Busy, lastBookableDay } from '@app/domain/scheduling/availability';
import { type Bounds, todayIn } from '@app/domain/shared/local-time';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { Calendar } from '@app/domain/team/schedule-day';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { readCalendars } from '../../team/calendars.queries.ts';
import { type FreeDay, type FreeSlot, freeDaysOf, freeSlotsOf } from './availability.rules.ts';
import { listBusyTime } from './busy-time.queries.ts';
import {
  type Choice,
  type Offer,
  type OfferRefusal,
  readOffers,
  readShortestOffers,
} from './offer.rules.ts';
import {
  type DaySpan,
  reachOf,
  type TimeRules,
  type Wanted,
  type WorkingTime,
  workingTimesOf,
} from './working-time.rules.ts';

/** Who does what was chosen and when they work: all but what was booked. */
export type OfferedHours = {
  wanted: readonly Wanted[];
  calendars: ReadonlyMap<string, Calendar>;
  rules: TimeRules & { noticeMinutes: number };
  horizonInDays: number;
  /** Null when time alone does not end it. */
  accessEndsAt: Temporal.Instant | null;
};
export type TakenTime = {
  busy: ReadonlyMap<string, readonly Busy[]>;
  /** When the next hold gives its time back, as an epoch millisecond. */
  nextReturn: number;
};
/** All that the free times of one choice are worked out from, as far as visitors may book. */
export type OpenTimes = Pick<OfferedHours, 'rules' | 'horizonInDays' | 'calendars'> & {
  agendas: readonly WorkingTime[];
};
export type TimesRefusal = OfferRefusal | 'one-service-only';

type Asking = { company: CompanyRow; choice: Choice; now: Temporal.Instant };

/** Whatever anybody does: asked before anything was chosen. */
export const ANYTHING = { serviceIds: [] };

export async function readOfferedHours(
  scope: CompanyScope,
  { company, choice, now }: Asking,
): Promise<Result<OfferedHours, TimesRefusal>> {
  if (company.singleService && choice.serviceIds.length > 1) return refuse('one-service-only');
  const offers =
    choice.serviceIds.length === 0
      ? accept(await readShortestOffers(scope))
      : await readOffers(scope, choice);
  if (!offers.accepted) return offers;
  const { horizonInDays, timezone, slotStepMinutes, noticeMinutes } = company;
  const rules = { zone: timezone, stepMinutes: slotStepMinutes, noticeMinutes };
  const { from, until } = readSpanOf({ rules, horizonInDays }, now);
  const professionalIds = offers.value.map(({ professional }) => professional.id);
  const days = { fromDate: from, untilDate: until };
  const calendars = await readCalendars(scope, professionalIds, days);
  const accessEndsAt = accessEndOf(subscriptionIn(company), now);
  return accept({
    wanted: offers.value.map(wantedIn),
    calendars,
    rules,
    horizonInDays,
    accessEndsAt,
  });
}

/** Only what times follow from: this is kept for many companies. */
function wantedIn({ services: _services, price: _price, ...wanted }: Offer): Wanted {
  return wanted;
}

function subscriptionIn(company: CompanyRow) {
  return {
    status: readStatus(company.subscriptionStatus),
    trialEndsAt: company.trialEndsAt,
    currentPeriodEnd: company.subscriptionCurrentPeriodEnd,
  };
}

/** What of their time can be in the way of what was chosen. */
export function takenSpanOf(hours: OfferedHours, now: Temporal.Instant): Bounds {
  return reachOf(hours.wanted, readSpanOf(hours, now), hours.rules.zone);
}

export async function readTakenTime(
  scope: CompanyScope,
  { wanted }: OfferedHours,
  { from, until, now }: Bounds & { now: Temporal.Instant },
): Promise<TakenTime> {
  const professionalIds = wanted.map(({ professional }) => professional.id);
  const rows = await listBusyTime(scope, { professionalIds, from, until, now, exceptId: null });
  const busy = new Map<string, Busy[]>();
  let nextReturn = Number.POSITIVE_INFINITY;
  for (const [id, times] of rows) {
    busy.set(
      id,
      times.map((time) => ({ from: time.from, until: time.until })),
    );
    for (const { heldUntil } of times) nextReturn = Math.min(nextReturn, heldUntil ?? nextReturn);
  }
  return { busy, nextReturn };
}

export function openTimesIn(hours: OfferedHours, { busy }: TakenTime): OpenTimes {
  const { rules, horizonInDays, calendars } = hours;
  return {
    rules,
    horizonInDays,
    calendars,
    agendas: workingTimesOf({ ...hours, zone: rules.zone }, busy),
  };
}

/** Every day of the horizon, today first. */
export function listOpenDays(times: OpenTimes, now: Temporal.Instant): FreeDay[] {
  return freeDaysOf(times.agendas, { rules: times.rules, now }, horizonOf(times, now));
}

/** None on a day that nobody may book yet, or any more. */
export function listOpenSlots(
  times: OpenTimes,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): FreeSlot[] {
  const { compare } = Temporal.PlainDate;
  const { from, until } = horizonOf(times, now);
  if (compare(date, from) < 0 || compare(date, until) >= 0) return [];
  return freeSlotsOf(times.agendas, { rules: times.rules, now }, date);
}

/** The first time that anybody could have; null when there is none in the whole horizon. */
export function firstOpenSlot(times: OpenTimes, now: Temporal.Instant): FreeSlot | null {
  const { from, until } = horizonOf(times, now);
  const question = { rules: times.rules, now };
  for (let date = from; Temporal.PlainDate.compare(date, until) < 0; date = date.add({ days: 1 })) {
    const [first] = freeSlotsOf(times.agendas, question, date);
    if (first) return first;
  }
  return null;
}

type Reach = Pick<OpenTimes, 'rules' | 'horizonInDays'>;

/** One day more, because midnight may pass while this is kept. */
function readSpanOf(reach: Reach, now: Temporal.Instant): DaySpan {
  const { from, until } = horizonOf(reach, now);
  return { from, until: until.add({ days: 1 }) };
}

function horizonOf({ rules: { zone }, horizonInDays }: Reach, now: Temporal.Instant): DaySpan {
  const last = lastBookableDay(now, zone, horizonInDays);
  return { from: todayIn(zone, now), until: last.add({ days: 1 }) };
}
