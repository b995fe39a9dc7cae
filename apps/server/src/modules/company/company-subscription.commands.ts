import { eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';
import type { SubscriptionColumns } from './company-subscription.queries.ts';

/** No version of the company: the forms that check it, its owner's too, show nothing of this. */
export async function storeSubscription(
  scope: OperatorScope,
  companyId: string,
  subscription: SubscriptionColumns,
): Promise<void> {
  await scope
    .update(companies)
    .set({
      subscriptionStatus: subscription.status,
      subscriptionCurrentPeriodEnd: subscription.currentPeriodEnd,
      subscriptionPlanId: subscription.planId,
      subscriptionStripeId: subscription.subscriptionId,
      trialEndsAt: subscription.trialEndsAt,
    })
    .where(eq(companies.id, companyId));
}
