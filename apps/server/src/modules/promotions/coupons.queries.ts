import { desc, sql } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { coupons } from './coupons.table.ts';

export type CouponRow = typeof coupons.$inferSelect;

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

export function listCoupons(scope: CompanyScope): Promise<CouponRow[]> {
  return newestFirst(scope).execute();
}
