import { soonest, usualInterval } from '@app/domain/scheduling/return-visit';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listServices } from '../../catalog/services.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { appointmentServices } from '../appointments/appointment-services.table.ts';
import type { Entry } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { type Sight, within } from '../sight.rules.ts';

const SHOWN = 3;
type Visit = Pick<
  typeof appointments.$inferSelect,
  'id' | 'status' | 'startTime' | 'serviceNames' | 'professionalId'
>;
export type ClientVisits = {
  visits: number;
  noShows: number;
  lastVisits: Visit[];
  nextVisit: Visit | null;
  professionalNames: ReadonlyMap<string, string>;
};

/** Her other visits, as far as the reader sees them, newest first. */
export async function readClientVisits(
  scope: CompanyScope,
  { id, clientId, startTime }: Pick<Entry, 'id' | 'clientId' | 'startTime'>,
  sight: Sight,
): Promise<ClientVisits> {
  const { status, serviceNames, professionalId } = appointments;
  const others = await scope
    .select({
      id: appointments.id,
      status,
      startTime: appointments.startTime,
      serviceNames,
      professionalId,
    })
    .from(appointments)
    .where(and(eq(appointments.clientId, clientId ?? id), within(sight)))
    .orderBy(desc(appointments.startTime));
  const came = others.filter((visit) => visit.status === 'completed' && visit.id !== id);
  const before = came.filter((visit) => isBefore(visit.startTime, startTime));
  const coming = others.filter((visit) => isComing(visit) && isBefore(startTime, visit.startTime));
  const shown = { lastVisits: before.slice(0, SHOWN), nextVisit: coming.at(-1) ?? null };
  const people = [...shown.lastVisits, ...coming.slice(-1)].map((visit) => visit.professionalId);
  return {
    ...shown,
    visits: came.length,
    noShows: others.filter((visit) => visit.status === 'no_show').length,
    professionalNames: await readProfessionalNames(scope, people),
  };
}

function isComing({ status }: Visit): boolean {
  return status === 'scheduled' || status === 'confirmed';
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}

/** After how many days she usually comes again for what is done at this visit. */
export async function readUsualInterval(
  scope: CompanyScope,
  { id, clientId, services }: Pick<Entry, 'id' | 'clientId' | 'services'>,
  zone: string,
): Promise<number | null> {
  const ids = services.map(({ serviceId }) => serviceId);
  const rows = await scope
    .select({ serviceId: appointmentServices.serviceId, startTime: appointments.startTime })
    .from(appointments)
    .innerJoin(appointmentServices, eq(appointmentServices.appointmentId, appointments.id))
    .where(
      and(
        eq(appointments.clientId, clientId ?? id),
        sql`(${appointments.status} = 'completed' or ${appointments.id} = ${id})`,
        sql`${appointmentServices.serviceId} = any (${sql.param(ids)}::uuid[])`,
      ),
    );
  const offered = new Map((await listServices(scope)).map((one) => [one.id, one.returnAfterDays]));
  const dates = Map.groupBy(rows, ({ serviceId }) => serviceId);
  return soonest(
    ids.map((serviceId) => {
      const known = (dates.get(serviceId) ?? []).map(({ startTime }) =>
        startTime.toZonedDateTimeISO(zone).toPlainDate(),
      );
      return usualInterval(known, offered.get(serviceId) ?? null);
    }),
  );
}
