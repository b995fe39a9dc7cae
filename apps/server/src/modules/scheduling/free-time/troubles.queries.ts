import { LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import {
  isSamePlace,
  isUnsolved,
  type Known,
  type Lack,
  type Trouble,
  troubleOf,
} from '@app/domain/scheduling/trouble';
import { todayIn } from '@app/domain/shared/local-time';
import { and, asc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { type Offering, readOffering } from '../../catalog/offering.queries.ts';
import { readWorkingCalendars } from '../../team/calendars.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { appointmentTroubles } from './appointment-troubles.table.ts';
import { readWork } from './booked-work.queries.ts';
import { serviceOf } from './offer.rules.ts';

export type Booked = Pick<
  typeof appointments.$inferSelect,
  'id' | 'version' | 'professionalId' | 'startTime' | 'endTime' | 'busyFrom' | 'busyUntil'
>;

/** Those that are not over yet, in the order of their times. */
export function listBooked(
  scope: CompanyScope,
  now: Temporal.Instant,
  which?: SQL,
): Promise<Booked[]> {
  const { id, version, professionalId, startTime, endTime, busyFrom, busyUntil } = appointments;
  const { kind, status } = appointments;
  return scope
    .select({ id, version, professionalId, startTime, endTime, busyFrom, busyUntil })
    .from(appointments)
    .where(
      and(
        eq(kind, 'appointment'),
        inArray(status, ['scheduled', 'confirmed']),
        gt(endTime, now),
        // For the index, which knows when they begin.
        gt(startTime, now.subtract({ hours: LONGEST_IN_HOURS })),
        which,
      ),
    )
    .orderBy(asc(startTime), asc(id));
}

export type Unsolved = Booked & { trouble: Trouble };

/** What a change left without hours or hands, and nobody has seen to. */
export async function listUnsolved(
  scope: CompanyScope,
  { now, zone }: { now: Temporal.Instant; zone: string },
): Promise<Unsolved[]> {
  const marks = new Map(
    (await listMarks(scope, now)).map((mark) => [mark.appointmentId, mark] as const),
  );
  if (marks.size === 0) return [];
  const marked = sql`${appointments.id} = any (${sql.param([...marks.keys()])}::uuid[])`;
  const booked = await listBooked(scope, now, marked);
  const troubles = await readTroubles(scope, booked, zone);
  return booked.flatMap((one) => {
    const trouble = troubles.get(one.id) ?? null;
    const mark = marks.get(one.id);
    return trouble && mark && isUnsolved({ mark, place: one, trouble })
      ? [{ ...one, trouble }]
      : [];
  });
}

/** The companies in which something may wait to be seen to. */
export async function listCompaniesInTrouble(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const { companyId, keptDespite, startTime } = appointmentTroubles;
  const rows = await scope
    .selectDistinct({ companyId })
    .from(appointmentTroubles)
    .where(and(not(keptDespite), gt(startTime, now)));
  return rows.map((row) => row.companyId);
}

function listMarks(scope: CompanyScope, now: Temporal.Instant) {
  const { keptDespite, startTime } = appointmentTroubles;
  return scope
    .select()
    .from(appointmentTroubles)
    .where(and(not(keptDespite), gt(startTime, now.subtract({ hours: LONGEST_IN_HOURS }))));
}

/** Which of these nobody would serve as things stand now. A few questions, however many. */
export async function readTroubles(
  scope: CompanyScope,
  booked: readonly Booked[],
  zone: string,
): Promise<ReadonlyMap<string, Trouble>> {
  const [first, last] = [booked[0], booked.at(-1)];
  if (!first || !last) return new Map();
  const whose = [...new Set(booked.map(({ professionalId }) => professionalId))];
  const calendars = await readWorkingCalendars(scope, whose, {
    fromDate: todayIn(zone, first.startTime),
    untilDate: todayIn(zone, last.startTime).add({ days: 1 }),
  });
  const offering = await readOffering(scope, null);
  const work = await readWork(scope, booked);
  const troubles = booked.map((one) => {
    const calendar = calendars.get(one.professionalId);
    const serviceIds = work.get(one.id)?.map(({ serviceId }) => serviceId) ?? [];
    const lack = lackOf(offering, one.professionalId, serviceIds);
    return [one.id, troubleOf({ time: one, calendar, zone, lack })] as const;
  });
  return new Map(troubles.flatMap(([id, trouble]) => (trouble ? [[id, trouble] as const] : [])));
}

/** What nobody does any more is another matter than what only she does not do. */
function lackOf(
  offering: Offering,
  professionalId: string,
  serviceIds: readonly string[],
): Lack | null {
  const offered = offering.services.filter(({ id }) => serviceIds.includes(id));
  if (offered.length < new Set(serviceIds).size) return 'service-gone';
  const doesAll = offered.every((service) => serviceOf(service, professionalId, offering));
  return doesAll ? null : 'not-offered';
}

/** What is known of them where they stand now. */
export async function readKnown(
  scope: CompanyScope,
  booked: readonly Booked[],
): Promise<ReadonlyMap<string, Known>> {
  if (booked.length === 0) return new Map();
  const places = new Map(booked.map((one) => [one.id, one]));
  const { appointmentId } = appointmentTroubles;
  const marks = await scope
    .select()
    .from(appointmentTroubles)
    .where(sql`${appointmentId} = any (${sql.param([...places.keys()])}::uuid[])`);
  const here = marks.filter((mark) => {
    const place = places.get(mark.appointmentId);
    return place !== undefined && isSamePlace(mark, place);
  });
  return new Map(here.map((mark) => [mark.appointmentId, mark.keptDespite ? 'kept' : 'waits']));
}
