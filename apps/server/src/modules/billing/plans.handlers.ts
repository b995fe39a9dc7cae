import type { OfferedPlan } from '@app/contract/billing/plans.contract';
import { featuresThatWork, type Installed } from '@app/domain/shared/capabilities';
import { promisesBackups } from '../../foundation/backup/backup-settings.ts';
import { forAccounts } from '../../foundation/http/procedures.ts';
import { listOfferedPlans, type PlanRow } from './plans.queries.ts';

export const plansHandlers = {
  list: forAccounts.billing.plans.list.handler(async ({ context }) => {
    const actor = { userId: context.account.userId, requestId: context.requestId };
    const plans = await context.scopes.asOperator(actor, listOfferedPlans);
    const isBackedUp = promisesBackups(context.environment);
    return plans.map((plan) => presentPlan(plan, { isBackedUp }));
  }),
};

function presentPlan(plan: PlanRow, installed: Installed): OfferedPlan {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    priceCents: plan.priceMonthlyCents,
    trialDays: plan.freeTrialDays,
    features: featuresThatWork(plan.landingPageFeatures, installed),
    isMostPopular: plan.isMostPopular,
  };
}
