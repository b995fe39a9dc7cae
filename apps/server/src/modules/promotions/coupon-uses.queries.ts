import { mayUse } from '@app/domain/billing/access';
import { type CouponRefusal, checkCoupon, readCouponCode } from '@app/domain/promotions/coupon';
import type { Cents } from '@app/domain/shared/money';
import { accept } from '@app/domain/shared/result';
import { and, desc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readAccess } from '../billing/access.queries.ts';
import { readCompany } from '../company/company.queries.ts';
import { couponUses } from './coupon-uses.table.ts';
import type { CouponRow } from './coupons.queries.ts';
import { coupons } from './coupons.table.ts';

/** A refusal brings what its sentence needs. */
export type CouponAnswer<Value> =
  | { accepted: true; value: Value }
  | { accepted: false; reason: CouponRefusal; minimumAmount: Cents | null };

export type CouponQuestion = {
  code: string;
  /** Null while nobody knows who is booking. */
  clientId: string | null;
  total: Cents;
  today: Temporal.PlainDate;
};

export type AppliedCoupon = {
  couponId: string;
  code: string;
  discount: Cents;
  finalTotal: Cents;
};

export type ClientCouponUse = {
  code: string;
  name: string;
  usedAt: Temporal.Instant;
  discount: Cents;
  appointmentId: string;
};

/** What the code would take off now. Only redeeming it keeps a use. */
export function previewCoupon(
  scope: CompanyScope,
  question: CouponQuestion,
): Promise<CouponAnswer<AppliedCoupon>> {
  return answer(scope, question, (code) =>
    scope.select().from(coupons).where(eq(coupons.code, code)),
  );
}

/**
 * The same for whoever is about to redeem it: until the transaction ends nobody else can, so what
 * was counted stays true. The lock lets appointments that name the coupon pass.
 */
export function lockedCoupon(
  scope: CompanyScope,
  question: CouponQuestion,
): Promise<CouponAnswer<AppliedCoupon>> {
  return answer(scope, question, (code) =>
    scope.select().from(coupons).where(eq(coupons.code, code)).for('no key update'),
  );
}

/** Newest first. */
export function usesOfClient(scope: CompanyScope, clientId: string): Promise<ClientCouponUse[]> {
  return scope
    .select({
      code: coupons.code,
      name: coupons.name,
      usedAt: couponUses.usedAt,
      discount: couponUses.discount,
      appointmentId: couponUses.appointmentId,
    })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.clientId, clientId))
    .orderBy(desc(couponUses.usedAt), desc(couponUses.id));
}

type Find = (code: string) => Promise<CouponRow[]>;

async function answer(
  scope: CompanyScope,
  { code: typed, clientId, total, today }: CouponQuestion,
  find: Find,
): Promise<CouponAnswer<AppliedCoupon>> {
  const written = readCouponCode(typed);
  if (!written.accepted) return { ...written, minimumAmount: null };
  const [coupon] = (await areCouponsOpen(scope, today)) ? await find(written.value) : [];
  if (!coupon) return { accepted: false, reason: 'not-found', minimumAmount: null };

  const usesByClient = clientId === null ? 0 : await countUses(scope, coupon.id, clientId);
  const outcome = checkCoupon(coupon, { total, usesByClient, today });
  if (!outcome.accepted) return { ...outcome, minimumAmount: coupon.minimumAmount };
  return accept({ couponId: coupon.id, code: coupon.code, ...outcome.value });
}

/** Judged by the day, as the coupons are: what was open when it began is open until it ends. */
async function areCouponsOpen(scope: CompanyScope, today: Temporal.PlainDate): Promise<boolean> {
  const company = await readCompany(scope);
  const dayBegan = today.toZonedDateTime(company.timezone).toInstant();
  return mayUse('coupons', await readAccess(scope, company, dayBegan), dayBegan);
}

function countUses(scope: CompanyScope, couponId: string, clientId: string): Promise<number> {
  const hers = and(eq(couponUses.couponId, couponId), eq(couponUses.clientId, clientId));
  return scope.$count(couponUses, hers);
}
