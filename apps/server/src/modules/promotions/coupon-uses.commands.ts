import { keptDiscount } from '@app/domain/promotions/coupon';
import type { CouponVisit } from '@app/domain/promotions/coupon-rules';
import type { Cents } from '@app/domain/shared/money';
import { accept } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import {
  type CouponAnswer,
  type CouponAsker,
  type CouponQuestion,
  findUsedCoupon,
  lockedCoupon,
} from './coupon-uses.queries.ts';
import { couponUses } from './coupon-uses.table.ts';
import { coupons } from './coupons.table.ts';

type Redemption = CouponQuestion & {
  client: CouponAsker;
  appointmentId: string;
  /** Whether she came by the coupon's own link. */
  byLink: boolean;
};

type RedeemedCoupon = { couponId: string; code: string; discount: Cents };

/** Uses the coupon for the appointment, which must be stored already. A refusal leaves nothing. */
export async function redeemCoupon(
  scope: CompanyScope,
  { appointmentId, byLink, ...redemption }: Redemption,
): Promise<CouponAnswer<RedeemedCoupon>> {
  const outcome = await lockedCoupon(scope, redemption);
  if (!outcome.accepted) return outcome;
  const { couponId, code, discount } = outcome.value;
  const clientId = redemption.client.id;
  await scope.insert(couponUses).values({ couponId, clientId, appointmentId, discount, byLink });
  await scope
    .update(coupons)
    .set({ usageCount: sql`${coupons.usageCount} + 1` })
    .where(eq(coupons.id, couponId));
  return accept({ couponId, code, discount });
}

type Adjusting = { appointmentId: string; services: CouponVisit['services'] };

/**
 * Something else is done now: its use stays, or is given back below the minimum or where nothing of it
 * is lowered any more.
 */
export async function adjustCouponUse(
  scope: CompanyScope,
  { appointmentId, services }: Adjusting,
): Promise<{ couponId: string; discount: Cents } | null> {
  const coupon = await findUsedCoupon(scope, appointmentId);
  if (!coupon) return null;
  const discount = keptDiscount(coupon, services);
  if (discount === null) {
    await giveBackCoupon(scope, appointmentId);
    return null;
  }
  await scope
    .update(couponUses)
    .set({ discount })
    .where(eq(couponUses.appointmentId, appointmentId));
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
