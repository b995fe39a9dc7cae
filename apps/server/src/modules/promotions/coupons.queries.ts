import type { CouponRules } from '@app/domain/promotions/coupon-rules';
import { byName } from '@app/domain/shared/text';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { listServices } from '../catalog/services.queries.ts';
import { couponUses } from './coupon-uses.table.ts';
import { couponServices, coupons } from './coupons.table.ts';

export type CouponRow = typeof coupons.$inferSelect;
/** With the services that it lowers, by name; none: all. */
export type RuledCoupon = CouponRow &
  Pick<CouponRules, 'serviceIds'> & { services: { id: string; name: string }[] };
export type CouponView = RuledCoupon & { linkUsageCount: number };

/** Newest first: the ids are made in the order of time. */
const newestFirst = preparedQuery('coupons_newest_first', (database) =>
  database.select().from(coupons).orderBy(desc(coupons.id)),
);

/** What people call them, by id. */
export async function readCouponCodes(
  scope: CompanyScope,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  if (distinct.length === 0) return new Map();
  const rows = await scope
    .select({ id: coupons.id, code: coupons.code })
    .from(coupons)
    .where(sql`${coupons.id} = any (${sql.param(distinct)}::uuid[])`);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

export async function listCoupons(scope: CompanyScope): Promise<CouponView[]> {
  return viewCoupons(scope, await newestFirst(scope).execute());
}

export async function viewCoupons(
  scope: CompanyScope,
  rows: readonly CouponRow[],
): Promise<CouponView[]> {
  const uses = await countLinkUses(scope);
  const ruled = await withServices(scope, rows);
  return ruled.map((coupon) => ({ ...coupon, linkUsageCount: uses.get(coupon.id) ?? 0 }));
}

export async function withServices(
  scope: CompanyScope,
  rows: readonly CouponRow[],
): Promise<RuledCoupon[]> {
  const ids = rows.map(({ id }) => id);
  const named =
    ids.length === 0
      ? []
      : await scope.select().from(couponServices).where(inArray(couponServices.couponId, ids));
  const ofCoupons = Map.groupBy(named, ({ couponId }) => couponId);
  const known = named.length === 0 ? [] : await listServices(scope);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const services = (ofCoupons.get(row.id) ?? [])
      .map(({ serviceId }) => ({ id: serviceId, name: names.get(serviceId) ?? '' }))
      .toSorted(byName);
    return { ...row, services, serviceIds: services.map(({ id }) => id) };
  });
}

async function countLinkUses(scope: CompanyScope): Promise<ReadonlyMap<string, number>> {
  const { couponId, byLink } = couponUses;
  const rows = await scope
    .select({ couponId, count: sql<number>`count(*)::int` })
    .from(couponUses)
    .where(eq(byLink, true))
    .groupBy(couponId);
  return new Map(rows.map((row) => [row.couponId, row.count]));
}
