import { todayIn } from '@app/domain/shared/local-time';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from '../appointments/appointments.table.ts';

type Clock = { zone: string; now: Temporal.Instant };

/**
 * As part of another query: how often each client was booked, on which day last, whether she comes
 * again, and what she has spent. Cancelled appointments are none.
 */
export function attendanceOf({ zone, now }: Clock, which: SQL = sql`true`): SQL {
  const today = sql`${todayIn(zone, now).toString()}::date`;
  return sql`
    select client_id, count(*)::int as appointments,
      max(day) filter (where day <= ${today}) as last_on,
      bool_or(day > ${today}) as comes_again,
      coalesce(sum(price_in_cents) filter (where status = 'completed'), 0)::bigint as spent
    from (
      select client_id, status, price_in_cents, (starts_at at time zone ${zone})::date as day
      from ${appointments}
      where kind = 'appointment' and status <> 'cancelled' and ${which}
    ) as visit
    group by client_id`;
}

export type ClientAttendance = {
  appointments: number;
  /** The latest day that is not after today. */
  lastOn: Temporal.PlainDate | null;
  comesAgain: boolean;
};

/** The same of one client. */
export async function readAttendance(
  scope: CompanyScope,
  clientId: string,
  clock: Clock,
): Promise<ClientAttendance> {
  const { rows } = await scope.execute<{
    appointments: number;
    last_on: string | null;
    comes_again: boolean;
  }>(sql`
    select appointments, last_on::text, comes_again
    from (${attendanceOf(clock, sql`client_id = ${clientId}::uuid`)}) as hers`);
  const [hers] = rows;
  return {
    appointments: hers?.appointments ?? 0,
    lastOn: hers?.last_on ? Temporal.PlainDate.from(hers.last_on) : null,
    comesAgain: hers?.comes_again ?? false,
  };
}

/** As part of another query: whether a client booked from one moment until another, and it stands. */
export function bookedBetween(
  clientId: SQL | Column,
  { from, until }: { from: SQL | Column; until: SQL | Column },
): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${appointments} as owed
    where owed.client_id = ${clientId} and owed.kind = 'appointment'
      and owed.status <> 'cancelled'
      and owed.created_at >= ${from} and owed.created_at < ${until}
  )`;
}
