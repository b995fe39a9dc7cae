import { type Cents, cents } from '@app/domain/shared/money';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientCouponUse, usesOfClient } from '../../promotions/coupon-uses.queries.ts';
import { readCouponCodes } from '../../promotions/coupons.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { type Entry, withDetails } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';

type Names = ReadonlyMap<string, string>;
export type ClientHistory = {
  totalSpent: Cents;
  totalAppointments: number;
  /** The latest that began and was not cancelled. */
  lastAppointment: Temporal.Instant | null;
  entries: Entry[];
  professionalNames: Names;
  couponCodes: Names;
  couponUses: (ClientCouponUse & { appointmentTime: Temporal.Instant | null })[];
};

const SHOWN = 200;

/** Newest first. What it adds up to counts them all. */
export async function readClientHistory(
  scope: CompanyScope,
  clientId: string,
  now: Temporal.Instant,
): Promise<ClientHistory> {
  const hers = and(eq(appointments.clientId, clientId), eq(appointments.kind, 'appointment'));
  const [sums] = await scope
    .select({
      spent: sql<string>`coalesce(sum(price_in_cents) filter (where status = 'completed'), 0)`,
      count: sql<number>`count(*)::int`,
      last: sql<
        string | null
      >`max(starts_at) filter (where status <> 'cancelled' and starts_at <= ${now.toString()})`,
    })
    .from(appointments)
    .where(hers);
  const rows = await scope
    .select()
    .from(appointments)
    .where(hers)
    .orderBy(desc(appointments.startTime), desc(appointments.id))
    .limit(SHOWN);
  return {
    totalSpent: cents(Number(sums?.spent ?? 0)),
    totalAppointments: sums?.count ?? 0,
    lastAppointment: sums?.last ? Temporal.Instant.from(sums.last) : null,
    entries: await withDetails(scope, rows),
    professionalNames: await readProfessionalNames(
      scope,
      rows.map(({ professionalId }) => professionalId),
    ),
    couponCodes: await readCouponCodes(
      scope,
      rows.map(({ couponId }) => couponId),
    ),
    couponUses: await listUses(scope, clientId),
  };
}

async function listUses(
  scope: CompanyScope,
  clientId: string,
): Promise<ClientHistory['couponUses']> {
  const uses = await usesOfClient(scope, clientId);
  const ids = uses.map(({ appointmentId }) => appointmentId);
  const times = await scope
    .select({ id: appointments.id, startTime: appointments.startTime })
    .from(appointments)
    .where(sql`${appointments.id} = any (${sql.param(ids)}::uuid[])`);
  const byId = new Map(times.map(({ id, startTime }) => [id, startTime]));
  return uses.map((use) => ({ ...use, appointmentTime: byId.get(use.appointmentId) ?? null }));
}
