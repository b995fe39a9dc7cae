import { USUAL_WORK } from '@app/domain/scheduling/visitor';
import { networkOf, widerNetworkOf } from '../../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import type { OrderOrigin } from '../../prepaid/orders/order-origins.queries.ts';

export type Ordering = Pick<
  RequestContext,
  'attempts' | 'now' | 'address' | 'markOf' | 'environment'
> & { companyId: string };

const A_DAY = 24 * 60;
// What one address orders in a day: a family nothing more, then each costs a device more work.
const BEYOND = [
  { limit: { name: 'order-many-address', attempts: 12, minutes: A_DAY }, work: USUAL_WORK * 20 },
  { limit: { name: 'order-more-address', attempts: 6, minutes: A_DAY }, work: USUAL_WORK * 4 },
  { limit: { name: 'order-usual-address', attempts: 3, minutes: A_DAY }, work: USUAL_WORK },
] as const;
const usualForCompany = { name: 'order-usual-company', attempts: 30, minutes: 10 };

/** Where an order comes from: the address, and those around it. Nobody reads one from its mark. */
export function originOf({ markOf, address, environment }: Ordering): OrderOrigin | null {
  if (environment.RATE_LIMITS === 'off') return null;
  return {
    orderedFrom: markOf(`order-from:${networkOf(address)}`),
    orderedFromNetwork: markOf(`order-around:${widerNetworkOf(address)}`),
  };
}

/** How many numbers the device has to try for one more order; often none. */
export async function workForOrder(ordering: Ordering): Promise<number> {
  const { attempts, now, companyId } = ordering;
  for (const { limit, work } of BEYOND)
    if ((await attempts.secondsBeyond(limit, ordering)) > 0) return work;
  const crowd = await attempts.secondsBeyondAs(usualForCompany, { account: companyId, now });
  return crowd > 0 ? USUAL_WORK : 0;
}

/** Only what was really ordered: whoever is refused does no harm. */
export async function countOrder(ordering: Ordering): Promise<void> {
  const { attempts, now, companyId } = ordering;
  await attempts.secondsToWaitAs(usualForCompany, { account: companyId, now });
  for (const { limit } of BEYOND) await attempts.secondsToWait(limit, ordering);
}
