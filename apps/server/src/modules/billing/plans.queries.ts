import { TRIAL_DAYS } from '@app/domain/billing/access';
import { isAdministrative } from '@app/domain/billing/plan-limits';
import { asc, eq } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { readOwnSubscription } from './payers.queries.ts';
import { plans } from './plans.table.ts';

export type PlanRow = typeof plans.$inferSelect;

type AnyScope = CompanyScope | OperatorScope;

/** What can be subscribed to. */
export function listOfferedPlans(scope: AnyScope): Promise<PlanRow[]> {
  return activePlans(scope);
}

export async function firstActivePlan(scope: AnyScope): Promise<PlanRow | null> {
  const [first] = await activePlans(scope).limit(1);
  return first ?? null;
}

/** How long whoever founds a company now may try for free: what the first plan on offer gives. */
export async function trialDaysOnOffer(scope: AnyScope): Promise<number> {
  return (await firstActivePlan(scope))?.freeTrialDays ?? TRIAL_DAYS;
}

export async function findPlan(scope: AnyScope, id: string): Promise<PlanRow | null> {
  const [plan] = await scope.select().from(plans).where(eq(plans.id, id));
  return plan ?? null;
}

/**
 * The company's own plan; the first one on offer stands in while it has none. None binds the
 * company of whoever runs the platform.
 */
export async function planInForce(scope: CompanyScope): Promise<PlanRow | null> {
  const subscription = await readOwnSubscription(scope);
  if (isAdministrative(subscription)) return null;
  const { planId } = subscription;
  return planId ? findPlan(scope, planId) : firstActivePlan(scope);
}

const asOffered = [asc(plans.displayOrder), asc(plans.id)];

function activePlans(scope: AnyScope) {
  return scope
    .select()
    .from(plans)
    .where(eq(plans.active, true))
    .orderBy(...asOffered);
}
