import {
  type CouponChangeRefusal,
  copyName,
  generatedCode,
  type NewCoupon,
} from '@app/domain/promotions/coupon';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { unlessHistory } from '../../foundation/database/settled-write.ts';
import { isDuplicateOf } from '../../foundation/database/sql-state.ts';
import type { CouponRow } from './coupons.queries.ts';
import { COUPON_CODE_KEY, coupons } from './coupons.table.ts';

type Outcome<Refusal extends CouponChangeRefusal> = Promise<Result<CouponRow, Refusal>>;

export async function createCoupon(
  scope: CompanyScope,
  coupon: NewCoupon,
  now: Temporal.Instant,
): Outcome<'code-taken'> {
  if (coupon.code === '') return accept(await storeWithNewCode(scope, coupon, now));
  const created = await store(scope, coupon);
  return created ? accept(created) : refuse('code-taken');
}

/** Replaces the coupon as it was when the form was opened; how often it was used goes on by itself. */
export async function updateCoupon(
  scope: CompanyScope,
  { id, version }: { id: string; version: number },
  { code, ...others }: NewCoupon,
): Outcome<'not-found' | 'code-taken' | 'changed-meanwhile'> {
  const sameVersion = and(eq(coupons.id, id), eq(coupons.version, version));
  try {
    const changed = await change(scope, sameVersion, code === '' ? others : { ...others, code });
    if (changed.accepted) return changed;
  } catch (error) {
    if (isDuplicateOf(COUPON_CODE_KEY, error)) return refuse('code-taken');
    throw error;
  }
  return (await scope.$count(coupons, eq(coupons.id, id))) > 0
    ? refuse('changed-meanwhile')
    : refuse('not-found');
}

/** An inactive coupon takes nothing off any more; what was booked with it stays as it is. */
export function deactivateCoupon(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, eq(coupons.id, id), { active: false });
}

export function reactivateCoupon(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, eq(coupons.id, id), { active: true });
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

export function removeCoupon(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'has-history'> {
  return unlessHistory(async () => {
    const [removed] = await scope.delete(coupons).where(eq(coupons.id, id)).returning();
    if (!removed) return refuse('not-found');
    return accept(removed);
  });
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

async function change(
  scope: CompanyScope,
  which: SQL | undefined,
  changes: Partial<NewCoupon>,
): Outcome<'not-found'> {
  const [changed] = await scope
    .update(coupons)
    .set({ ...changes, version: sql`${coupons.version} + 1` })
    .where(which)
    .returning();
  if (!changed) return refuse('not-found');
  return accept(changed);
}
