import { lastBookableDay } from '@app/domain/scheduling/availability';
import { todayIn } from '@app/domain/shared/local-time';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { CompanyRow } from '../company/company.queries.ts';
import {
  type Agenda,
  type DaySpan,
  type FreeDay,
  type FreeSlot,
  freeDaysOf,
  freeSlotsOf,
  readAgendas,
  type TimeRules,
} from './availability.queries.ts';
import { type Choice, type OfferRefusal, readOffers } from './offer.queries.ts';

/** All that the free times of one choice are worked out from, as far as visitors may book. */
export type OpenTimes = {
  agendas: readonly Agenda[];
  rules: TimeRules;
  horizonInDays: number;
};
export type TimesRefusal = OfferRefusal | 'one-service-only';

type Asking = { company: CompanyRow; choice: Choice; now: Temporal.Instant };

export async function readOpenTimes(
  scope: CompanyScope,
  { company, choice, now }: Asking,
): Promise<Result<OpenTimes, TimesRefusal>> {
  if (company.singleService && choice.serviceIds.length > 1) return refuse('one-service-only');
  const offers = await readOffers(scope, choice);
  if (!offers.accepted) return offers;
  const { horizonInDays, timezone, slotStepInMinutes, noticeInMinutes } = company;
  const rules = { zone: timezone, stepInMinutes: slotStepInMinutes, noticeInMinutes };
  const { from, until } = horizonOf({ rules, horizonInDays }, now);
  // One day more, because midnight may pass while this is kept.
  const span = { from, until: until.add({ days: 1 }) };
  const agendas = await readAgendas(scope, { wanted: offers.value, rules, now }, span);
  return accept({ agendas, rules, horizonInDays });
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

type Reach = Pick<OpenTimes, 'rules' | 'horizonInDays'>;

function horizonOf({ rules: { zone }, horizonInDays }: Reach, now: Temporal.Instant): DaySpan {
  const last = lastBookableDay(now, zone, horizonInDays);
  return { from: todayIn(zone, now), until: last.add({ days: 1 }) };
}
