import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readCalendars } from '../../team/calendars.queries.ts';
import { type FreeDay, type FreeSlot, freeDaysOf, freeSlotsOf } from './availability.rules.ts';
import { listBusyTime } from './busy-time.queries.ts';
import {
  type DaySpan,
  reachOf,
  type TimeQuestion,
  type Wanted,
  type WorkingTime,
  workingTimesOf,
} from './working-time.rules.ts';

/** Every day of the span, and whether anything is left on it. */
export async function listFreeDays(
  scope: CompanyScope,
  { from, until, ...question }: TimeQuestion & DaySpan,
): Promise<FreeDay[]> {
  return freeDaysOf(await readWorkingTimes(scope, question, { from, until }), question, {
    from,
    until,
  });
}

/** The times of one day, each with whoever would do it: the one with the least to do that day. */
export async function listFreeSlots(
  scope: CompanyScope,
  { date, ...question }: TimeQuestion & { date: Temporal.PlainDate },
): Promise<FreeSlot[]> {
  const span = { from: date, until: date.add({ days: 1 }) };
  return freeSlotsOf(await readWorkingTimes(scope, question, span), question, date);
}

/** Everybody's hours and busy time, in as many questions for fifty as for one. */
export async function readWorkingTimes<Asked extends Wanted>(
  scope: CompanyScope,
  { wanted, rules, now, exceptId = null }: TimeQuestion<Asked>,
  { from, until }: DaySpan,
): Promise<WorkingTime<Asked>[]> {
  const professionalIds = wanted.map(({ professional }) => professional.id);
  const calendars = await readCalendars(scope, professionalIds, {
    fromDate: from,
    untilDate: until,
  });
  const reach = reachOf(wanted, { from, until }, rules.zone);
  const busy = await listBusyTime(scope, { ...{ professionalIds, now, exceptId }, ...reach });
  return workingTimesOf({ wanted, calendars, zone: rules.zone }, busy);
}
