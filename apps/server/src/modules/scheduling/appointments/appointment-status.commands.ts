import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { keepsMoments, NO_MOMENTS } from '@app/domain/scheduling/visit';
import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { giveBackCoupon } from '../../promotions/coupon-uses.commands.ts';
import { withCoupon } from '../booking/booking-price.commands.ts';
import { placeOf } from '../booking/place.rules.ts';
import { placeAgain } from '../booking/placing.commands.ts';
import { freedTimeOf } from '../free-time/freed-time.rules.ts';
import { vouchFor } from '../online/appointment-visitors.commands.ts';
import { findCouponCode } from './appointment-detail.queries.ts';
import { announceAppointment } from './appointment-events.commands.ts';
import type { Doing } from './appointment-moves.commands.ts';
import { type AppointmentRow, listPricedServices, lockEntry } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';
import { followCompletion } from './completion.commands.ts';

type StatusChange = {
  id: string;
  status: AppointmentStatus;
  /** Left as they are when missing. */
  notes?: string | undefined;
  /** Only the counter, which tried to give the money back first, may leave a paid one behind. */
  whilePaid?: 'refuse' | 'allow';
};
/** `today` is the company's day, by which a coupon is still valid. */
export type StatusDoing = Doing & { today: Temporal.PlainDate };
type Changes = Partial<typeof appointments.$inferInsert>;

/**
 * Any status may follow any other, unless it is paid. The same one again does nothing, and nobody
 * hears of it.
 */
export async function changeStatus(
  scope: CompanyScope,
  { id, status, notes, whilePaid = 'refuse' }: StatusChange,
  doing: StatusDoing,
): Promise<Result<AppointmentRow, 'not-found' | 'taken' | 'settled'>> {
  const row = await lockEntry(scope, id);
  if (row?.kind !== 'appointment') return refuse('not-found');
  const noted = notes === undefined || notes === row.notes ? {} : { notes };
  if (row.status === status) return accept(await store(scope, row, noted));
  if (row.settledAt !== null && whilePaid === 'refuse') return refuse('settled');

  const { startTime } = row;
  const moments = keepsMoments({ status, startTime }, doing.now) ? {} : NO_MOMENTS;
  const changes = { ...noted, ...becoming(status, doing), ...moments };
  const changed =
    row.status === 'cancelled'
      ? await restore(scope, { row, changes }, doing)
      : await store(scope, row, changes);
  if (!changed) return refuse('taken');
  // While the price it made cheaper stands as paid, the coupon is used.
  if (status === 'cancelled' && changed.settledAt === null) await giveBackCoupon(scope, id);
  if (doing.by === 'staff') await vouchFor(scope, id);
  await followCompletion(scope, { before: row, after: changed }, doing.now);
  await announceStatus(scope, { before: row, after: changed }, doing);
  return accept(changed);
}

/** Whoever is confirmed, came or was cancelled waits for nobody's approval. */
function becoming(status: AppointmentStatus, { by }: Doing): Changes {
  return {
    status,
    cancelledBy: status === 'cancelled' ? (by === 'client' ? 'client' : 'staff') : null,
    ...(status !== 'scheduled' && { needsApproval: false }),
  };
}

/** Back among the others if the time is still free; without its discount if the coupon is not. */
async function restore(
  scope: CompanyScope,
  { row, changes }: { row: AppointmentRow; changes: Changes },
  { now, today }: StatusDoing,
): Promise<AppointmentRow | null> {
  const code = (await findCouponCode(scope, row.couponId)) ?? '';
  const full = { price: cents(row.price + row.discount), discount: cents(0), couponId: null };
  const again = { row, to: placeOf(row), changes: { ...changes, ...full } };
  const placed = await placeAgain(scope, again, now);
  if (!placed?.clientId) return null;
  const services = await listPricedServices(scope, placed.id);
  const use = { code, clientId: placed.clientId, services, today };
  const priced = await withCoupon(scope, placed, use);
  return priced.accepted ? priced.row : placed;
}

async function store(
  scope: CompanyScope,
  row: AppointmentRow,
  changes: Changes,
): Promise<AppointmentRow> {
  if (Object.keys(changes).length === 0) return row;
  const [stored] = await scope
    .update(appointments)
    .set({ ...changes, version: sql`${appointments.version} + 1` })
    .where(eq(appointments.id, row.id))
    .returning();
  if (!stored) throw new Error('The appointment is gone while its row is locked');
  scope.changed.add('appointments');
  return stored;
}

async function announceStatus(
  scope: CompanyScope,
  { before, after }: { before: AppointmentRow; after: AppointmentRow },
  { by, now }: Doing,
): Promise<void> {
  if (isReopened(before, after))
    await announceAppointment(scope, 'appointment.reopened', after, { by });
  if (after.status === 'scheduled' && before.status === 'cancelled')
    await announceAppointment(scope, 'appointment.restored', after, { by });
  if (after.status === 'confirmed')
    await announceAppointment(scope, 'appointment.confirmed', after, {
      by,
      isApproval: before.needsApproval,
    });
  if (after.status === 'completed')
    await announceAppointment(scope, 'appointment.completed', after, { by });
  if (after.status === 'cancelled')
    await announceAppointment(scope, 'appointment.cancelled', after, {
      by,
      freed: freedTimeOf(before, now),
    });
  if (after.status === 'no_show')
    await announceAppointment(scope, 'appointment.no-show', after, { by });
}

type Stated = Pick<AppointmentRow, 'status'>;

/** One that is confirmed has its reminders by that. */
function isReopened(before: Stated, after: Stated): boolean {
  if (before.status === 'no_show') return after.status === 'scheduled';
  return before.status === 'completed' && after.status !== 'cancelled';
}
