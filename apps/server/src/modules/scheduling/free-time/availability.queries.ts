import { isWithinHours, type Time } from '@app/domain/scheduling/within-hours';
import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readCalendars, readWorkingCalendars } from '../../team/calendars.queries.ts';
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
  const busy = await listBusyTime(scope, { professionalIds, now, exceptId, ...reach });
  return workingTimesOf({ wanted, calendars, zone: rules.zone }, busy);
}

/** Those of the times, in order, at which she does not work. */
export async function findOutsideHours<One extends Time>(
  scope: CompanyScope,
  professionalId: string,
  { times, zone }: { times: readonly One[]; zone: string },
): Promise<ReadonlySet<One>> {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return new Set();
  const calendars = await readWorkingCalendars(scope, [professionalId], daysOf(first, last, zone));
  const calendar = calendars.get(professionalId);
  return new Set(times.filter((time) => !calendar || !isWithinHours(time, calendar, zone)));
}

type Start = Pick<Time, 'startTime'>;

/** The days from one start to another. */
export function daysOf(first: Start, last: Start, zone: string) {
  return {
    fromDate: todayIn(zone, first.startTime),
    untilDate: todayIn(zone, last.startTime).add({ days: 1 }),
  };
}
