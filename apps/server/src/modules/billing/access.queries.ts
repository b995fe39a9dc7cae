import {
  closedModulesIn,
  isInTrial,
  type Module,
  mayUse,
  readStatus,
  type Subscription,
} from '@app/domain/billing/access';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { type CompanyRow, readCompany } from '../company/company.queries.ts';
import { findPlan, firstActivePlan, type PlanRow } from './plans.queries.ts';

/** What the company may use, for whoever comes without a session that says so. */
export async function readAccess(
  scope: CompanyScope,
  company: CompanyRow,
  now: Temporal.Instant,
): Promise<Subscription> {
  const plan = isInTrial(company, now) ? null : await planOf(scope, company);
  return {
    status: readStatus(company.subscriptionStatus),
    trialEndsAt: company.trialEndsAt,
    currentPeriodEnd: company.subscriptionCurrentPeriodEnd,
    closedModules: closedModulesIn(plan?.permissions ?? {}),
  };
}

/** Whether the plan opens a module, for what goes on by itself: a visit, a job, a visitor. */
export async function isModuleOpen(
  scope: CompanyScope,
  module: Module,
  now: Temporal.Instant,
): Promise<boolean> {
  return mayUse(module, await readAccess(scope, await readCompany(scope), now), now);
}

/** The first one on offer stands in while it has none. */
function planOf(scope: CompanyScope, company: CompanyRow): Promise<PlanRow | null> {
  const { subscriptionPlanId } = company;
  return subscriptionPlanId ? findPlan(scope, subscriptionPlanId) : firstActivePlan(scope);
}
