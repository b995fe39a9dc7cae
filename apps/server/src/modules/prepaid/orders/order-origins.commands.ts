import { ORDER_LIMITS, type RoomRefusal, refusalOfRoom } from '@app/domain/prepaid/order';
import { inArray, lt } from 'drizzle-orm';
import { lockName } from '../../../foundation/database/named-lock.ts';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { countWaiting, type OrderOrigin, type OrderPlace } from './order-origins.queries.ts';
import { orderOrigins } from './order-origins.table.ts';
import { daysBefore } from './orders.queries.ts';

/** Why no order more is taken from there. Locks the network and the phone, so that all are counted. */
export async function takeRoom(
  scope: CompanyScope,
  place: OrderPlace,
  now: Temporal.Instant,
): Promise<RoomRefusal | null> {
  const { companyId } = scope;
  if (place.origin) await lockName(scope, `order:${companyId}:${place.origin.orderedFromNetwork}`);
  await lockName(scope, `order:${companyId}:${place.phoneKey}`);
  return refusalOfRoom(await countWaiting(scope, place, now));
}

type Noted = { orderId: string; origin: OrderOrigin | null; now: Temporal.Instant };

export async function noteOrigin(
  scope: CompanyScope,
  { orderId, origin, now }: Noted,
): Promise<void> {
  if (origin) await scope.insert(orderOrigins).values({ orderId, ...origin, orderedAt: now });
}

/** Nobody waits for these any more, so nobody counts them. */
export async function forgetOrigins(
  scope: CompanyScope,
  orderIds: readonly string[],
): Promise<void> {
  await scope.delete(orderOrigins).where(inArray(orderOrigins.orderId, [...orderIds]));
}

export async function forgetOldOrigins(scope: OperatorScope, now: Temporal.Instant): Promise<void> {
  const before = daysBefore(now, ORDER_LIMITS.openDays);
  await scope.delete(orderOrigins).where(lt(orderOrigins.orderedAt, before));
}
