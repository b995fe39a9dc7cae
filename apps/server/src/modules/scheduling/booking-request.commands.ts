import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isFirstTime } from '../../foundation/jobs/effects.ts';
import type { Marker } from '../../foundation/secrets/keyed-mark.ts';
import { appointments } from './appointments.table.ts';
import type { AppointmentRow } from './placing.commands.ts';

/** A request that can be recognised when it is sent again, and what it asked for. */
export type BookingRequest = { key: string; wish: string };

/** Who asks is part of the name: two people who chose the same one mean different things. */
export type AskedBy = {
  companyId: string;
  askedBy: string;
  requestKey: string | null;
  markOf: Marker;
};

/** Marks, not texts: what a visitor wrote does not lie around twice. */
export function bookingRequestOf(
  { companyId, askedBy, requestKey, markOf }: AskedBy,
  wish: object,
): BookingRequest | null {
  if (requestKey === null) return null;
  return {
    key: markOf(`booking-request:${companyId}:${askedBy}:${requestKey}`),
    wish: markOf(`booking-wish:${JSON.stringify(wish)}`),
  };
}

/** Whoever sends the same request meanwhile waits, and then finds what this one did. */
export async function lockRequest(scope: CompanyScope, { key }: BookingRequest): Promise<void> {
  await scope.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export type EarlierAnswer =
  | { kind: 'none' }
  | { kind: 'same'; row: AppointmentRow }
  | { kind: 'another-wish' };

/** What the request did when it was first sent. */
export async function answeredBefore(
  scope: CompanyScope,
  request: BookingRequest | null,
): Promise<EarlierAnswer> {
  if (request === null) return { kind: 'none' };
  const [row] = await scope
    .select()
    .from(appointments)
    .where(eq(appointments.requestKey, request.key));
  if (!row) return { kind: 'none' };
  return (await rememberWish(scope, request)) ? { kind: 'another-wish' } : { kind: 'same', row };
}

/** True when this request asks for this the first time. */
export function rememberWish(scope: CompanyScope, request: BookingRequest): Promise<boolean> {
  return isFirstTime(scope, `booking:${request.key}:${request.wish}`);
}
