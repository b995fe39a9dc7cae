import { type OtherClientRefusal, refusalOfOtherClient } from '@app/domain/scheduling/other-client';
import { todayIn } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readOwnCompany } from '../../company/company-lookup.queries.ts';
import { giveBackCoupon, handOverCoupon } from '../../promotions/coupon-uses.commands.ts';
import { isCouponFor } from '../../promotions/coupon-uses.queries.ts';
import { type BookingClient, clientOfBooking } from '../booking/booking-client.commands.ts';
import { dropLinks } from '../online/appointment-links.commands.ts';
import { dropVisitor } from '../online/appointment-visitors.commands.ts';
import { announceAppointment } from './appointment-events.commands.ts';
import type { Doing } from './appointment-moves.commands.ts';
import type { StatusDoing } from './appointment-status.commands.ts';
import { type AppointmentRow, lockEntry } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';
import { hasCome } from './client-visits.queries.ts';

/** Why it cannot become hers. */
export type OtherClientAnswer = OtherClientRefusal | 'client-not-found' | 'phone-invalid';

/** What has to be undone before it becomes somebody else's; of one that is not there others speak. */
export async function whyClientStays(
  scope: CompanyScope,
  id: string,
): Promise<OtherClientRefusal | null> {
  const row = await lockEntry(scope, id);
  return row && refusalOfOtherClient(row);
}

/**
 * It was booked for the wrong one. The links to it and what was typed for it were not hers, a series is not
 * hers either, and a coupon only where it is for her too: else the price is the full one.
 */
export async function giveToClient(
  scope: CompanyScope,
  row: AppointmentRow,
  { client, now, today }: StatusDoing & { client: BookingClient },
): Promise<Result<AppointmentRow, Exclude<OtherClientAnswer, OtherClientRefusal>>> {
  const found = await clientOfBooking(scope, client, { today, now, policy: null });
  if (!found.accepted) return refuse(found.reason === 'phone-invalid' ? found.reason : NOBODY);
  const clientId = found.value.id;
  if (clientId === row.clientId) return accept(row);

  const price = await priceFor(scope, row, clientId);
  const [given] = await scope
    .update(appointments)
    .set({ ...price, clientId, seriesId: null, version: sql`${appointments.version} + 1` })
    .where(eq(appointments.id, row.id))
    .returning();
  if (!given) throw new Error('The appointment is gone while its row is locked');
  await dropLinks(scope, row.id);
  await dropVisitor(scope, row.id);
  scope.changed.add('clients');
  return accept(given);
}

const NOBODY = 'client-not-found';

async function priceFor(
  scope: CompanyScope,
  row: AppointmentRow,
  clientId: string,
): Promise<Partial<AppointmentRow>> {
  if (row.couponId === null) return {};
  const { timezone } = await readOwnCompany(scope);
  const client = { id: clientId, hasVisited: () => hasCome(scope, clientId, row.id) };
  const wish = { client, day: todayIn(timezone, row.startTime) };
  if (await isCouponFor(scope, row.id, wish)) {
    await handOverCoupon(scope, row.id, clientId);
    return {};
  }
  await giveBackCoupon(scope, row.id);
  return { price: cents(row.price + row.discount), discount: cents(0), couponId: null };
}

/** After everything else that the same change tells: it begins what she hears from the beginning. */
export async function announceOtherClient(
  scope: CompanyScope,
  { before, after }: { before: AppointmentRow; after: AppointmentRow },
  { by }: Doing,
): Promise<void> {
  if (before.clientId === after.clientId) return;
  const { needsApproval } = after;
  await announceAppointment(scope, 'appointment.reassigned', after, { by, needsApproval });
}
