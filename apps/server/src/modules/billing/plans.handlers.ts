import type { OfferedPlan } from '@app/contract/billing/plans.contract';
import { featuresThatWork } from '@app/domain/shared/capabilities';
import { forAccounts } from '../../foundation/http/procedures.ts';
import { listOfferedPlans, type PlanRow } from './plans.queries.ts';

export const plansHandlers = {
  list: forAccounts.billing.plans.list.handler(async ({ context }) => {
    const actor = { userId: context.account.userId, requestId: context.requestId };
    const plans = await context.scopes.asOperator(actor, listOfferedPlans);
    return plans.map(presentPlan);
  }),
};

function presentPlan(plan: PlanRow): OfferedPlan {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    priceCents: plan.priceMonthlyCents,
    trialDays: plan.freeTrialDays,
    features: featuresThatWork(plan.landingPageFeatures),
    isMostPopular: plan.isMostPopular,
  };
}
