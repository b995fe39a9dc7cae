import {
  closedModulesIn,
  isInTrial,
  type Module,
  mayUse,
  modulesNamed,
  readStatus,
  type Subscription,
} from '@app/domain/billing/access';
import { isAdministrative } from '@app/domain/billing/plan-limits';
import { sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
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
    hiddenModules: await readHiddenModules(scope),
  };
}

/** For what an ended plan leaves open, such as the link of a visit: only the platform closes it. */
export async function isModuleHidden(scope: CompanyScope, module: Module): Promise<boolean> {
  return (await readHiddenModules(scope)).includes(module);
}

/** What is switched off for every company at this moment. */
export async function readHiddenModules(scope: CompanyScope | OperatorScope): Promise<Module[]> {
  const { rows } = await scope.execute<{ names: string[] }>(sql`select hidden_modules() as names`);
  return modulesNamed(rows[0]?.names ?? []);
}

/** Whether the plan opens a module, for what goes on by itself: a visit, a job, a visitor. */
export async function isModuleOpen(
  scope: CompanyScope,
  module: Module,
  now: Temporal.Instant,
): Promise<boolean> {
  return mayUse(module, await readAccess(scope, await readCompany(scope), now), now);
}

/** The first one on offer stands in while it has none; none binds whoever runs the platform. */
async function planOf(scope: CompanyScope, company: CompanyRow): Promise<PlanRow | null> {
  const { subscriptionPlanId: planId, subscriptionStripeId: subscriptionId } = company;
  const status = readStatus(company.subscriptionStatus);
  const { trialEndsAt } = company;
  if (isAdministrative({ status, trialEndsAt, planId, subscriptionId })) return null;
  return planId ? findPlan(scope, planId) : firstActivePlan(scope);
}
