import type { OfferedPlan } from '@app/contract/billing/plans.contract';
import { featuresThatWork, type Installed } from '@app/domain/shared/capabilities';
import { promisesBackups } from '../../foundation/backup/backup-settings.ts';
import { forAccounts, forAnyone } from '../../foundation/http/procedures.ts';
import { publicReads, rateLimited } from '../../foundation/http/rate-limit.ts';
import { listOfferedPlans, type PlanRow, trialDaysOnOffer } from './plans.queries.ts';

export const plansHandlers = {
  list: forAccounts.billing.plans.list.handler(async ({ context }) => {
    const actor = { userId: context.account.userId, requestId: context.requestId };
    const plans = await context.scopes.asOperator(actor, listOfferedPlans);
    const isBackedUp = promisesBackups(context.environment);
    return plans.map((plan) => presentPlan(plan, { isBackedUp }));
  }),

  trial: forAnyone.billing.plans.trial
    .use(rateLimited(publicReads))
    .handler(async ({ context: { scopes, requestId } }) => ({
      days: await scopes.asOperator({ userId: null, requestId }, trialDaysOnOffer),
    })),
};

function presentPlan(plan: PlanRow, installed: Installed): OfferedPlan {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    priceCents: plan.priceMonthlyCents,
    features: featuresThatWork(plan.landingPageFeatures, installed),
    isMostPopular: plan.isMostPopular,
  };
}
