import type { PlanForm, platformPlan } from '@app/contract/billing/platform-plans.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { closedModulesIn } from '@app/domain/billing/access';
import { permissionsWithout } from '@app/domain/billing/plan';
import { cents } from '@app/domain/shared/money';
import type { NewPlan } from './plans.commands.ts';
import type { UsedPlan } from './plans.queries.ts';

export function presentUsedPlan(plan: UsedPlan): Answer<typeof platformPlan> {
  const { permissions, ...others } = plan;
  return { ...others, closedModules: closedModulesIn(permissions) };
}

export function newPlanOf({ closedModules, ...form }: PlanForm): NewPlan {
  return {
    ...form,
    priceMonthlyCents: cents(form.priceMonthlyCents),
    permissions: permissionsWithout(closedModules),
  };
}
