import { ORDER_LIMITS, type WaitingOrders } from '@app/domain/prepaid/order';
import { and, eq, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { orderOrigins } from './order-origins.table.ts';
import { countOpenOf, daysBefore, isFull } from './orders.queries.ts';

/** Marks of the address, and of its neighbours with it. */
export type OrderOrigin = { orderedFrom: string; orderedFromNetwork: string };
export type OrderPlace = {
  phoneKey: string;
  /** Null where nothing is limited by it. */
  origin: OrderOrigin | null;
};

/** What waits for its payment from there, each found by an index: no order is slower than the one before. */
export async function countWaiting(
  scope: CompanyScope,
  { phoneKey, origin }: OrderPlace,
  now: Temporal.Instant,
): Promise<WaitingOrders> {
  const { orderedFrom, orderedFromNetwork } = orderOrigins;
  return {
    ofPhone: await countOpenOf(scope, phoneKey, now),
    ofAddress: await countFrom(scope, orderedFrom, origin?.orderedFrom, now),
    ofNetwork: await countFrom(scope, orderedFromNetwork, origin?.orderedFromNetwork, now),
    isFull: await isFull(scope, now),
  };
}

function countFrom(
  scope: CompanyScope,
  column: PgColumn,
  mark: string | undefined,
  now: Temporal.Instant,
): Promise<number> | 0 {
  if (mark === undefined) return 0;
  const since = daysBefore(now, ORDER_LIMITS.openDays);
  return scope.$count(orderOrigins, and(eq(column, mark), gt(orderOrigins.orderedAt, since)));
}
