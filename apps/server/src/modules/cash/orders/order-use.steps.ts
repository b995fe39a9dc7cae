import { USUAL_WORK } from '@app/domain/scheduling/visitor';
import type { RequestContext } from '../../../foundation/http/request-context.ts';

export type Ordering = Pick<RequestContext, 'attempts' | 'now' | 'address' | 'markOf'> & {
  companyId: string;
};

const A_DAY = 24 * 60;
// What one address orders in a day: a family nothing more, then each costs a device more work.
const BEYOND = [
  { limit: { name: 'order-many-address', attempts: 12, minutes: A_DAY }, work: USUAL_WORK * 20 },
  { limit: { name: 'order-more-address', attempts: 6, minutes: A_DAY }, work: USUAL_WORK * 4 },
  { limit: { name: 'order-usual-address', attempts: 3, minutes: A_DAY }, work: USUAL_WORK },
] as const;
const usualForCompany = { name: 'order-usual-company', attempts: 30, minutes: 10 };

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
