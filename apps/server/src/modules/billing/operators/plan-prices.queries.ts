import { and, asc, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../../foundation/payments/payment-environment.ts';
import type { PlanRow } from '../plans.queries.ts';
import { planPrices, plans } from '../plans.table.ts';

/** A plan with the price it is sold at now; null while nobody needed one. */
export type PricedPlan = {
  planId: string;
  planName: string;
  priceMonthlyCents: PlanRow['priceMonthlyCents'];
  active: boolean;
  stripePriceId: string | null;
};

export function listPricedPlans(
  scope: OperatorScope,
  environment: PaymentEnvironment,
): Promise<PricedPlan[]> {
  const sold = and(
    eq(planPrices.planId, plans.id),
    eq(planPrices.environment, environment),
    eq(planPrices.amountCents, plans.priceMonthlyCents),
  );
  return scope
    .selectDistinctOn([plans.displayOrder, plans.id], {
      planId: plans.id,
      planName: plans.name,
      priceMonthlyCents: plans.priceMonthlyCents,
      active: plans.active,
      stripePriceId: planPrices.stripePriceId,
    })
    .from(plans)
    .leftJoin(planPrices, sold)
    .orderBy(asc(plans.displayOrder), asc(plans.id), asc(planPrices.stripePriceId));
}
