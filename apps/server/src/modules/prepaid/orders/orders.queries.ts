import { ORDER_LIMITS } from '@app/domain/prepaid/order';
import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import {
  type NewestPlace,
  newestFirst,
  olderThan,
  type Page,
  pageOf,
} from '../../../foundation/database/pages.ts';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { prepaidOrders } from './orders.table.ts';

export type OrderRow = typeof prepaidOrders.$inferSelect;
type Asked = {
  which: 'open' | 'all';
  after: NewestPlace | null;
  limit: number;
  now: Temporal.Instant;
};

/** Newest first; `open`: those that are still waited for. */
export async function listOrders(
  scope: CompanyScope,
  { which, after, limit, now }: Asked,
): Promise<Page<OrderRow>> {
  const rows = await scope
    .select()
    .from(prepaidOrders)
    .where(and(which === 'open' ? isOpen(now) : undefined, olderThan(prepaidOrders, after)))
    .orderBy(...newestFirst(prepaidOrders))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** What is waited for: how many, and how much. */
export async function sumOpen(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<{ count: number; amountCents: number }> {
  return onlyRow(
    await scope
      .select({
        count: sql<number>`count(*)`.mapWith(Number),
        amountCents: sql<number>`coalesce(sum(${prepaidOrders.amount}), 0)`.mapWith(Number),
      })
      .from(prepaidOrders)
      .where(isOpen(now)),
  );
}

/** How many a phone left unpaid. */
export function countOpenOf(
  scope: CompanyScope,
  phoneKey: string,
  now: Temporal.Instant,
): Promise<number> {
  return scope.$count(prepaidOrders, and(eq(prepaidOrders.phoneKey, phoneKey), isOpen(now)));
}

/** Whether as many wait as anybody looks through; no more are looked at to know it. */
export async function isFull(scope: CompanyScope, now: Temporal.Instant): Promise<boolean> {
  const [last] = await scope
    .select({ id: prepaidOrders.id })
    .from(prepaidOrders)
    .where(isOpen(now))
    .orderBy(...newestFirst(prepaidOrders))
    .offset(ORDER_LIMITS.waitingPerCompany - 1)
    .limit(1);
  return last !== undefined;
}

/** How many of those that were ordered within this time are still waited for. */
export function countOpenWithin(
  scope: CompanyScope,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
  now: Temporal.Instant,
): Promise<number> {
  const { createdAt } = prepaidOrders;
  return scope.$count(prepaidOrders, and(isOpen(now), gte(createdAt, from), lt(createdAt, until)));
}

/** The order that a link of this company opens. */
export async function findOrderOfLink(
  scope: CompanyScope,
  tokenHash: string,
): Promise<OrderRow | null> {
  const [order] = await scope
    .select()
    .from(prepaidOrders)
    .where(eq(prepaidOrders.tokenHash, tokenHash));
  return order ?? null;
}

/** Nobody else decides about them until this transaction ends; in one order for everybody. */
export function lockOrders(scope: CompanyScope, ids: readonly string[]): Promise<OrderRow[]> {
  return scope
    .select()
    .from(prepaidOrders)
    .where(inArray(prepaidOrders.id, [...ids]))
    .orderBy(asc(prepaidOrders.id))
    .for('update');
}

function isOpen(now: Temporal.Instant) {
  const since = daysBefore(now, ORDER_LIMITS.openDays);
  return and(eq(prepaidOrders.status, 'waiting'), gt(prepaidOrders.createdAt, since));
}

/** Came to nothing, long ago. */
export function isOld(now: Temporal.Instant) {
  const { status, createdAt } = prepaidOrders;
  const before = daysBefore(now, ORDER_LIMITS.keptDays);
  return and(inArray(status, ['expired', 'refused']), lt(createdAt, before));
}

export function daysBefore(now: Temporal.Instant, days: number): Temporal.Instant {
  return now.subtract({ hours: days * 24 });
}

/** Where there are some that came to nothing long ago. */
export async function listCompaniesWithOld(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const { companyId } = prepaidOrders;
  const rows = await scope.selectDistinct({ companyId }).from(prepaidOrders).where(isOld(now));
  return rows.map((row) => row.companyId);
}

/** One that is known to be there. */
export async function readOrder(scope: CompanyScope, id: string): Promise<OrderRow> {
  return onlyRow(await scope.select().from(prepaidOrders).where(eq(prepaidOrders.id, id)));
}
