import { APPOINTMENT_LIMITS, LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import type { Bounds } from '@app/domain/shared/local-time';
import type { Cents } from '@app/domain/shared/money';
import { and, asc, eq, gt, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientCard, readClientCards } from '../../clients/client-cards.queries.ts';
import type { VisitorRow } from '../online/appointment-visitors.queries.ts';
import { appointmentServices } from './appointment-services.table.ts';
import { appointments } from './appointments.table.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
type ServiceLine = typeof appointmentServices.$inferSelect;
/** Something in the agenda with everything that stands on it. */
export type Entry = AppointmentRow & { client: ClientCard | null; services: ServiceLine[] };

/** What was typed where it does not fit the client, and who else has the phone. */
export type UncertainVisitor = VisitorRow & { others: { id: string; name: string }[] };

/** An appointment with everything that its page shows. */
export type AppointmentRows = {
  entry: Entry;
  professionalNames: ReadonlyMap<string, string>;
  couponCode: string | null;
  followingInSeries: number;
  visitor: UncertainVisitor | null;
};

/** A time held for a visitor is nobody's entry yet. */
const isEntry = ne(appointments.kind, 'hold');

export async function findEntry(scope: CompanyScope, id: string): Promise<Entry | null> {
  const rows = await scope
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), isEntry));
  const [entry] = await withDetails(scope, rows);
  return entry ?? null;
}

/** Locks an entry: nobody else changes it until the transaction ends. */
export async function lockEntry(scope: CompanyScope, id: string): Promise<AppointmentRow | null> {
  const [row] = await scope
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), isEntry))
    .for('no key update');
  return row ?? null;
}

/** Several, the oldest first: whoever else locks more than one does it in the same order. */
export async function lockEntries(scope: CompanyScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope
    .select({ id: appointments.id })
    .from(appointments)
    .where(sql`${appointments.id} = any (${sql.param([...new Set(ids)])}::uuid[])`)
    .orderBy(asc(appointments.id))
    .for('no key update');
}

/** The services of an appointment, in the order in which they were chosen. */
export async function listServiceIds(
  scope: CompanyScope,
  appointmentId: string,
): Promise<string[]> {
  const rows = await scope
    .select({ serviceId: appointmentServices.serviceId })
    .from(appointmentServices)
    .where(eq(appointmentServices.appointmentId, appointmentId))
    .orderBy(asc(appointmentServices.position));
  return rows.map(({ serviceId }) => serviceId);
}

/** What is done in an appointment and what each costs, before any discount. */
export function listPricedServices(
  scope: CompanyScope,
  appointmentId: string,
): Promise<{ id: string; price: Cents }[]> {
  return scope
    .select({ id: appointmentServices.serviceId, price: appointmentServices.price })
    .from(appointmentServices)
    .where(eq(appointmentServices.appointmentId, appointmentId));
}

/** What takes place between two moments, in the order of time; the cancelled are not there. */
export async function listEntriesBetween(
  scope: CompanyScope,
  { from, until }: Bounds,
  which: SQL | undefined,
): Promise<Entry[]> {
  const rows = await scope
    .select()
    .from(appointments)
    .where(
      and(
        gte(appointments.startTime, from.subtract({ hours: LONGEST_IN_HOURS })),
        lt(appointments.startTime, until),
        gt(appointments.endTime, from),
        ne(appointments.status, 'cancelled'),
        isEntry,
        which,
      ),
    )
    .orderBy(asc(appointments.startTime), asc(appointments.id));
  return withDetails(scope, rows);
}

/** Adds clients and services to rows, with two queries however many rows there are. */
export async function withDetails(
  scope: CompanyScope,
  rows: readonly AppointmentRow[],
): Promise<Entry[]> {
  const cards = await readClientCards(
    scope,
    rows.flatMap(({ clientId }) => clientId ?? []),
  );
  const lines = await listServiceLines(scope, rows);
  return rows.map((row) => ({
    ...row,
    client: cards.get(row.clientId ?? '') ?? null,
    services: lines.get(row.id) ?? [],
  }));
}

/**
 * Each by its key. Left to choose, the planner reads all lines of a company: it takes it for an
 * average one, and the larger it is the more that costs.
 */
async function listServiceLines(
  scope: CompanyScope,
  rows: readonly AppointmentRow[],
): Promise<ReadonlyMap<string, ServiceLine[]>> {
  const ids = rows.filter(({ kind }) => kind === 'appointment').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const line = scope
    .select()
    .from(appointmentServices)
    .where(sql`${appointmentServices.appointmentId} = wanted.id`)
    .orderBy(asc(appointmentServices.position))
    .limit(APPOINTMENT_LIMITS.services)
    .as('line');
  const found = await scope
    .select()
    .from(sql`unnest(${sql.param(ids)}::uuid[]) as wanted(id)`)
    .crossJoinLateral(line);
  const lines = found.map((one) => one.line);
  return Map.groupBy(lines, ({ appointmentId }) => appointmentId);
}

/** This one and those of its series that come after it. */
export function fromThisOnward({ seriesId, startTime }: AppointmentRow): SQL | undefined {
  if (seriesId === null) return sql`false`;
  return and(eq(appointments.seriesId, seriesId), gte(appointments.startTime, startTime));
}

export function countFollowing(scope: CompanyScope, row: AppointmentRow): Promise<number> {
  return row.seriesId === null
    ? Promise.resolve(0)
    : scope.$count(appointments, and(fromThisOnward(row), ne(appointments.status, 'cancelled')));
}
