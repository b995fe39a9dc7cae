import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';

export type ClientVisitCount = {
  /** All that were not cancelled, those to come too. */
  total: number;
  /** The latest that began. */
  last: Temporal.Instant | null;
};

export async function countClientVisits(
  scope: CompanyScope,
  clientId: string,
  now: Temporal.Instant,
): Promise<ClientVisitCount> {
  const [row] = await scope
    .select({
      total: sql<number>`count(*)::int`,
      last: sql<string | null>`max(starts_at) filter (where starts_at <= ${now.toString()})`,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, clientId),
        eq(appointments.kind, 'appointment'),
        sql`${appointments.status} <> 'cancelled'`,
      ),
    );
  return { total: row?.total ?? 0, last: row?.last ? Temporal.Instant.from(row.last) : null };
}

/** Whether she came or paid before, apart from one appointment. */
export async function hasCome(
  scope: CompanyScope,
  clientId: string,
  exceptId: string | null,
): Promise<boolean> {
  const { id, status, settledAt } = appointments;
  const [found] = await scope
    .select({ id })
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, clientId),
        eq(appointments.kind, 'appointment'),
        or(eq(status, 'completed'), isNotNull(settledAt)),
        exceptId === null ? undefined : ne(id, exceptId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export type ClientVisit = {
  id: string;
  startTime: Temporal.Instant;
  status: (typeof appointments.$inferSelect)['status'];
  serviceNames: string;
  professionalId: string;
};

/** The newest first, those to come too, behind one of them. */
export function listClientVisits(
  scope: CompanyScope,
  clientId: string,
  { after, limit }: { after: { at: Temporal.Instant; id: string } | null; limit: number },
): Promise<ClientVisit[]> {
  const { id, startTime, status, serviceNames, professionalId } = appointments;
  const isBehind =
    after && sql`(${startTime}, ${id}) < (${after.at.toString()}::timestamptz, ${after.id}::uuid)`;
  return scope
    .select({ id, startTime, status, serviceNames, professionalId })
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, clientId),
        eq(appointments.kind, 'appointment'),
        isBehind ?? undefined,
      ),
    )
    .orderBy(desc(startTime), desc(id))
    .limit(limit);
}
