import { eq, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';
import type { SubscriptionColumns } from './company-subscription.queries.ts';

/** A form that shows the plan is told when it is another one by now; of the rest no form knows. */
export async function storeSubscription(
  scope: OperatorScope,
  companyId: string,
  subscription: SubscriptionColumns,
): Promise<void> {
  const { planId } = subscription;
  const isOtherPlan = sql`${companies.subscriptionPlanId} is distinct from ${planId}::uuid`;
  await scope
    .update(companies)
    .set({
      subscriptionStatus: subscription.status,
      subscriptionCurrentPeriodEnd: subscription.currentPeriodEnd,
      subscriptionPlanId: planId,
      subscriptionStripeId: subscription.subscriptionId,
      trialEndsAt: subscription.trialEndsAt,
      version: sql`${companies.version} + (${isOtherPlan})::int`,
    })
    .where(eq(companies.id, companyId));
}
