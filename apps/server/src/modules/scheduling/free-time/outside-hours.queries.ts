import { isWithinHours, type Time } from '@app/domain/scheduling/within-hours';
import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readWorkingCalendars } from '../../team/calendars.queries.ts';

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
