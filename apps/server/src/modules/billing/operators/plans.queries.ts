import { asc } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { countCompaniesByPlan } from '../../company/company-names.queries.ts';
import type { PlanRow } from '../plans.queries.ts';
import { plans } from '../plans.table.ts';

/** A plan, and how many companies have it. */
export type UsedPlan = PlanRow & { companies: number };

/** All of them, those that are no longer offered among them. */
export async function listUsedPlans(scope: OperatorScope): Promise<UsedPlan[]> {
  const rows = await scope.select().from(plans).orderBy(asc(plans.displayOrder), asc(plans.id));
  const companies = await countCompaniesByPlan(scope);
  return rows.map((plan) => ({ ...plan, companies: companies.get(plan.id) ?? 0 }));
}

/** The same of one of them, as it was just written. */
export async function withCompanies(scope: OperatorScope, plan: PlanRow): Promise<UsedPlan> {
  const companies = await countCompaniesByPlan(scope);
  return { ...plan, companies: companies.get(plan.id) ?? 0 };
}
