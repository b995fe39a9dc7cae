import { startOfDay } from '@app/domain/shared/local-time';
import type { Period } from '@app/domain/shared/period';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { type Entry, listEntriesBetween } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { type Sight, within } from '../sight.rules.ts';

export type NextDaysPart = Period & { zone: string; sight: Sight };
export type NextDaysRows = { visits: Entry[]; professionalNames: ReadonlyMap<string, string> };

/** Who comes, without blocked time. */
export async function readNextDays(
  scope: CompanyScope,
  { fromDate, untilDate, zone, sight }: NextDaysPart,
): Promise<NextDaysRows> {
  const bounds = { from: startOfDay(fromDate, zone), until: startOfDay(untilDate, zone) };
  const isVisit = eq(appointments.kind, 'appointment');
  const visits = await listEntriesBetween(scope, bounds, and(isVisit, within(sight)));
  const ids = new Set(visits.map(({ professionalId }) => professionalId));
  return { visits, professionalNames: await readProfessionalNames(scope, [...ids]) };
}
