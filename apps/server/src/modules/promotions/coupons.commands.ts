import { copyName, generatedCode, type NewCoupon } from '@app/domain/promotions/coupon';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import { keptThings } from '../../foundation/database/kept-things.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isMissingReference } from '../../foundation/database/sql-state.ts';
import type { CouponRow } from './coupons.queries.ts';
import { COUPON_CODE_KEY, COUPON_SERVICE_KEY, couponServices, coupons } from './coupons.table.ts';

type Outcome<Refusal extends string> = Promise<Result<CouponRow, Refusal>>;

const kept = keptThings(coupons, COUPON_CODE_KEY);

export const {
  deactivate: deactivateCoupon,
  reactivate: reactivateCoupon,
  remove: removeCoupon,
} = kept;

export async function createCoupon(
  scope: CompanyScope,
  { serviceIds, ...terms }: NewCoupon,
  now: Temporal.Instant,
): Outcome<'taken' | 'service-gone'> {
  const created =
    terms.code === '' ? await storeWithNewCode(scope, terms, now) : await store(scope, terms);
  return created ? lowering(scope, created, serviceIds) : refuse('taken');
}

/** Replaces the coupon as it was when the form was opened; how often it was used goes on by itself. */
export async function updateCoupon(
  scope: CompanyScope,
  known: { id: string; version: number },
  { code, serviceIds, ...others }: NewCoupon,
): Outcome<'taken' | 'not-found' | 'changed-meanwhile' | 'service-gone'> {
  const terms = { ...others, weekdays: [...others.weekdays] };
  const updated = await kept.update(scope, known, code === '' ? terms : { ...terms, code });
  if (!updated.accepted) return updated;
  await scope.delete(couponServices).where(eq(couponServices.couponId, known.id));
  return lowering(scope, updated.value, serviceIds);
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
  const named = await scope.select().from(couponServices).where(eq(couponServices.couponId, id));
  const stored = await storeWithNewCode(scope, copy, now);
  await nameServices(
    scope,
    stored,
    named.map(({ serviceId }) => serviceId),
  );
  return accept(stored);
}

async function lowering(
  scope: CompanyScope,
  row: CouponRow,
  serviceIds: readonly string[],
): Outcome<'service-gone'> {
  try {
    await nameServices(scope, row, serviceIds);
    return accept(row);
  } catch (error) {
    if (isMissingReference(COUPON_SERVICE_KEY, error)) return refuse('service-gone');
    throw error;
  }
}

/** Which services it lowers. Whoever redeems it waits at its row until all of them are there. */
async function nameServices(
  scope: CompanyScope,
  { id: couponId }: CouponRow,
  serviceIds: readonly string[],
): Promise<void> {
  if (serviceIds.length === 0) return;
  const named = serviceIds.map((serviceId) => ({ couponId, serviceId }));
  await scope.insert(couponServices).values(named);
}

type StoredTerms = Omit<NewCoupon, 'serviceIds'>;

/** Two coupons of the same moment are possible: the second takes the next code that is free. */
async function storeWithNewCode(
  scope: CompanyScope,
  coupon: StoredTerms,
  now: Temporal.Instant,
): Promise<CouponRow> {
  for (let attempt = 0; ; attempt += 1) {
    const created = await store(scope, { ...coupon, code: generatedCode(now, attempt) });
    if (created) return created;
  }
}

/** Nothing when the code is taken. */
async function store(scope: CompanyScope, coupon: StoredTerms): Promise<CouponRow | undefined> {
  const [created] = await scope
    .insert(coupons)
    .values({ ...coupon, weekdays: [...coupon.weekdays] })
    .onConflictDoNothing({ target: [coupons.companyId, coupons.code] })
    .returning();
  return created;
}
