import { estimatedRevenue } from '@app/domain/platform/statistics';
import type { Cents } from '@app/domain/shared/money';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { listPlanFigures } from '../billing/plan-figures.queries.ts';
import {
  countActiveCompanies,
  countCompanies,
  countSubscribersByPlan,
} from '../company/company-lookup.queries.ts';
import { countOperators } from '../identity/account-lookup.queries.ts';

type PlatformStatistics = {
  totalCompanies: number;
  activeCompanies: number;
  totalPlans: number;
  estimatedRevenueCents: Cents;
  adminUsers: number;
};

export async function platformStatistics(scope: OperatorScope): Promise<PlatformStatistics> {
  const plans = await listPlanFigures(scope);
  return {
    totalCompanies: await countCompanies(scope),
    activeCompanies: await countActiveCompanies(scope),
    totalPlans: plans.filter(({ active }) => active).length,
    estimatedRevenueCents: estimatedRevenue(plans, await countSubscribersByPlan(scope)),
    adminUsers: await countOperators(scope),
  };
}
