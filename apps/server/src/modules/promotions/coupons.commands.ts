import { copyName, generatedCode, type NewCoupon } from '@app/domain/promotions/coupon';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import { keptThings } from '../../foundation/database/kept-things.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { CouponRow } from './coupons.queries.ts';
import { COUPON_CODE_KEY, coupons } from './coupons.table.ts';

type Outcome<Refusal extends string> = Promise<Result<CouponRow, Refusal>>;

const kept = keptThings(coupons, COUPON_CODE_KEY);

export const {
  deactivate: deactivateCoupon,
  reactivate: reactivateCoupon,
  remove: removeCoupon,
} = kept;

export async function createCoupon(
  scope: CompanyScope,
  coupon: NewCoupon,
  now: Temporal.Instant,
): Outcome<'taken'> {
  if (coupon.code === '') return accept(await storeWithNewCode(scope, coupon, now));
  const created = await store(scope, coupon);
  return created ? accept(created) : refuse('taken');
}

/** Replaces the coupon as it was when the form was opened; how often it was used goes on by itself. */
export function updateCoupon(
  scope: CompanyScope,
  known: { id: string; version: number },
  { code, ...others }: NewCoupon,
) {
  return kept.update(scope, known, code === '' ? others : { ...others, code });
}

/** A copy with a code of its own that nobody has used. */
export async function duplicateCoupon(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Outcome<'not-found'> {
  const [original] = await scope.select().from(coupons).where(eq(coupons.id, id));
  if (!original) return refuse('not-found');
  const { id: _, version, usageCount, createdAt, ...terms } = original;
  const copy = { ...terms, name: copyName(original.name) };
  return accept(await storeWithNewCode(scope, copy, now));
}

/** Two coupons of the same moment are possible: the second takes the next code that is free. */
async function storeWithNewCode(
  scope: CompanyScope,
  coupon: NewCoupon,
  now: Temporal.Instant,
): Promise<CouponRow> {
  for (let attempt = 0; ; attempt += 1) {
    const created = await store(scope, { ...coupon, code: generatedCode(now, attempt) });
    if (created) return created;
  }
}

/** Nothing when the code is taken. */
async function store(scope: CompanyScope, coupon: NewCoupon): Promise<CouponRow | undefined> {
  const [created] = await scope
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing({ target: [coupons.companyId, coupons.code] })
    .returning();
  return created;
}
