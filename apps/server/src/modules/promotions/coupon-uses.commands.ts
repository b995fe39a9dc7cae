import { keptDiscount } from '@app/domain/promotions/coupon';
import type { Cents } from '@app/domain/shared/money';
import { accept } from '@app/domain/shared/result';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { type CouponAnswer, lockedCoupon } from './coupon-uses.queries.ts';
import { couponUses } from './coupon-uses.table.ts';
import { coupons } from './coupons.table.ts';

type Redemption = {
  code: string;
  clientId: string;
  appointmentId: string;
  total: Cents;
  today: Temporal.PlainDate;
};

type RedeemedCoupon = { couponId: string; code: string; discount: Cents };

/** Uses the coupon for the appointment, which must be stored already. A refusal leaves nothing. */
export async function redeemCoupon(
  scope: CompanyScope,
  { appointmentId, ...redemption }: Redemption,
): Promise<CouponAnswer<RedeemedCoupon>> {
  const outcome = await lockedCoupon(scope, redemption);
  if (!outcome.accepted) return outcome;
  const { couponId, code, discount } = outcome.value;
  const { clientId } = redemption;
  await scope.insert(couponUses).values({ couponId, clientId, appointmentId, discount });
  await scope
    .update(coupons)
    .set({ usageCount: sql`${coupons.usageCount} + 1` })
    .where(eq(coupons.id, couponId));
  return accept({ couponId, code, discount });
}

/** The appointment costs something else now: its use stays, or is given back below the minimum. */
export async function adjustCouponUse(
  scope: CompanyScope,
  { appointmentId, total }: { appointmentId: string; total: Cents },
): Promise<{ couponId: string; discount: Cents } | null> {
  const ofAppointment = eq(couponUses.appointmentId, appointmentId);
  const [coupon] = await scope
    .select(getTableColumns(coupons))
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(ofAppointment);
  if (!coupon) return null;
  const discount = keptDiscount(coupon, total);
  if (discount === null) {
    await giveBackCoupon(scope, appointmentId);
    return null;
  }
  await scope.update(couponUses).set({ discount }).where(ofAppointment);
  return { couponId: coupon.id, discount };
}

/** The appointment turned out to be somebody else's: so is the use. */
export async function handOverCoupon(
  scope: CompanyScope,
  appointmentId: string,
  clientId: string,
): Promise<void> {
  await scope
    .update(couponUses)
    .set({ clientId })
    .where(eq(couponUses.appointmentId, appointmentId));
}

/** The appointment is cancelled: its use, if it has one, is free again. */
export async function giveBackCoupon(scope: CompanyScope, appointmentId: string): Promise<void> {
  const [use] = await scope
    .delete(couponUses)
    .where(eq(couponUses.appointmentId, appointmentId))
    .returning({ couponId: couponUses.couponId });
  if (!use) return;
  await scope
    .update(coupons)
    .set({ usageCount: sql`${coupons.usageCount} - 1` })
    .where(eq(coupons.id, use.couponId));
}
