import type { OfferedPlan } from '@app/contract/billing/plans.contract';
import { missingCapabilities } from '@app/domain/billing/missing-capabilities';
import { featuresThatWork, type Installed } from '@app/domain/shared/capabilities';
import { answersQuestions } from '../../foundation/assistant/assistant-settings.ts';
import { promisesBackups } from '../../foundation/backup/backup-settings.ts';
import { forAccounts, forAnyone } from '../../foundation/http/procedures.ts';
import { publicReads, rateLimited } from '../../foundation/http/rate-limit.ts';
import { whatsappWay } from '../../foundation/whatsapp/whatsapp.ts';
import { readHiddenModules } from './access.queries.ts';
import { listOfferedPlans, type PlanRow, trialDaysOnOffer } from './plans.queries.ts';

export const plansHandlers = {
  list: forAccounts.billing.plans.list.handler(async ({ context }) => {
    const actor = { userId: context.account.userId, requestId: context.requestId };
    const { plans, hiddenModules } = await context.scopes.asOperator(actor, async (scope) => ({
      plans: await listOfferedPlans(scope),
      hiddenModules: await readHiddenModules(scope),
    }));
    const missing = missingCapabilities({
      hiddenModules,
      whatsapp: await whatsappWay(context.whatsapp),
      hasAssistant: answersQuestions(await context.assistant.provider()),
    });
    const isBackedUp = promisesBackups(context.environment);
    return plans.map((plan) => presentPlan(plan, { isBackedUp, missing }));
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
