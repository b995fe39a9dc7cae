import {
  type OpenBookings,
  RECENT_HOURS,
  type RecentBookings,
} from '@app/domain/scheduling/visitor';
import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { toldRows } from '../../clients/privacy/told-rows.rules.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { appointmentVisitors } from './appointment-visitors.table.ts';

export type VisitorRow = typeof appointmentVisitors.$inferSelect;
/** Marks of the address, and of its neighbours with it. */
export type BookingOrigin = { askedFrom: string; askedFromNetwork: string };

/** What was typed when this was booked online; null where it was not. */
export async function findVisitor(
  scope: CompanyScope,
  appointmentId: string,
): Promise<VisitorRow | null> {
  const [visitor] = await scope
    .select()
    .from(appointmentVisitors)
    .where(eq(appointmentVisitors.appointmentId, appointmentId));
  return visitor ?? null;
}

/** What was typed by whoever booked online hangs on her appointments, and on her through them. */
export function listTyped(scope: CompanyScope, clientId: string): Promise<object[]> {
  return toldRows(
    scope,
    sql`${appointmentVisitors} as kept join ${appointments} as visit on visit.id = kept.appointment_id
      where visit.client_id = ${clientId} order by kept.booked_at`,
  );
}

/** As part of another query: whether an address was typed when this was booked. */
export function visitorHasEmail(appointmentId: SQL): SQL {
  return sql`exists (select from ${appointmentVisitors} as typed
    where typed.appointment_id = ${appointmentId} and typed.email <> '')`;
}

/** Cancelled ones too: whoever books and cancels all day is no less busy. */
export async function countRecent(
  scope: CompanyScope,
  origin: BookingOrigin,
  now: Temporal.Instant,
): Promise<RecentBookings> {
  const rows = await scope.select(countsOf(origin)).from(appointmentVisitors).where(isRecent(now));
  return onlyRow(rows);
}

/** Those that still keep a time. */
export async function countOpen(
  scope: CompanyScope,
  { phoneKey, ...origin }: BookingOrigin & { phoneKey: string },
  now: Temporal.Instant,
): Promise<OpenBookings> {
  const rows = await scope
    .select({
      ...countsOf(origin),
      ofPhone: countWhere(eq(appointmentVisitors.phoneKey, phoneKey)),
    })
    .from(appointmentVisitors)
    .innerJoin(appointments, eq(appointments.id, appointmentVisitors.appointmentId))
    .where(
      and(
        isRecent(now),
        gt(appointments.startTime, now),
        sql`${appointments.status} in ('scheduled', 'confirmed')`,
      ),
    );
  return onlyRow(rows);
}

/** Where nobody of the team has confirmed it yet, its mark is still there. */
function isRecent(now: Temporal.Instant): SQL | undefined {
  const { askedFrom, bookedAt } = appointmentVisitors;
  return and(isNotNull(askedFrom), gt(bookedAt, now.subtract({ hours: RECENT_HOURS })));
}

function countsOf({ askedFrom, askedFromNetwork }: BookingOrigin) {
  return {
    ofAddress: countWhere(eq(appointmentVisitors.askedFrom, askedFrom)),
    ofNetwork: countWhere(eq(appointmentVisitors.askedFromNetwork, askedFromNetwork)),
  };
}

function countWhere(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}
