import { ENDED_STATUSES } from '@app/domain/billing/subscription-state';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import { listCompaniesOnPlan } from '../../company/company-names.queries.ts';
import { billingAccounts } from '../billing-accounts.table.ts';
import type { PlanRow } from '../plans.queries.ts';
import { plans } from '../plans.table.ts';

export type NewPlan = Omit<PlanRow, 'id' | 'version' | 'createdAt'>;
type Doer = { userId: string | null; requestId: string; now: Temporal.Instant };
type Known = { id: string; version: number };
type PlanAction = 'plan.created' | 'plan.changed' | 'plan.deleted';

export async function createPlan(
  scope: OperatorScope,
  doer: Doer,
  plan: NewPlan,
): Promise<PlanRow> {
  const [created] = await scope.insert(plans).values(plan).returning();
  if (!created) throw new Error('The database stored no plan');
  await record(scope, doer, { action: 'plan.created', plan: created });
  return created;
}

/** Replaces it as it was when the form was opened; a newer one is left alone. */
export async function updatePlan(
  scope: OperatorScope,
  doer: Doer,
  { id, version, ...changes }: NewPlan & Known,
): Promise<Result<PlanRow, 'not-found' | 'changed-meanwhile'>> {
  const asKnown = and(eq(plans.id, id), eq(plans.version, version));
  const changed = await write(scope, asKnown, changes);
  if (!changed) {
    const isThere = (await scope.$count(plans, eq(plans.id, id))) > 0;
    return refuse(isThere ? 'changed-meanwhile' : 'not-found');
  }
  await record(scope, doer, { action: 'plan.changed', plan: changed });
  return accept(changed);
}

/** Nobody can subscribe to it any more; whoever has it keeps it. */
export function deactivatePlan(scope: OperatorScope, doer: Doer, id: string) {
  return change(scope, doer, { id, active: false });
}

export function reactivatePlan(scope: OperatorScope, doer: Doer, id: string) {
  return change(scope, doer, { id, active: true });
}

/**
 * A plan that companies have stays. Its row is locked first: whoever subscribes at the same moment
 * either is counted, or finds that it is gone.
 */
export async function removePlan(
  scope: OperatorScope,
  doer: Doer,
  id: string,
): Promise<Result<{ id: string }, 'not-found'> | { accepted: false; companies: number }> {
  const [plan] = await scope.select().from(plans).where(eq(plans.id, id)).for('update');
  if (!plan) return refuse('not-found');
  const companies = await countUsers(scope, id);
  if (companies > 0) return { accepted: false, companies };
  await scope.delete(plans).where(eq(plans.id, id));
  await record(scope, doer, { action: 'plan.deleted', plan });
  return accept({ id });
}

/** Those whose record says so, and those who subscribed to it in an environment that is off now. */
async function countUsers(scope: OperatorScope, planId: string): Promise<number> {
  const goesOn = notInArray(billingAccounts.providerStatus, ENDED_STATUSES);
  const subscribed = await scope
    .select({ companyId: billingAccounts.companyId })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.planId, planId), goesOn));
  const named = await listCompaniesOnPlan(scope, planId);
  return new Set([...named, ...subscribed.map(({ companyId }) => companyId)]).size;
}

async function change(
  scope: OperatorScope,
  doer: Doer,
  { id, active }: { id: string; active: boolean },
): Promise<Result<PlanRow, 'not-found'>> {
  const changed = await write(scope, eq(plans.id, id), { active });
  if (!changed) return refuse('not-found');
  await record(scope, doer, { action: 'plan.changed', plan: changed });
  return accept(changed);
}

async function write(
  scope: OperatorScope,
  which: SQL | undefined,
  changes: Partial<NewPlan>,
): Promise<PlanRow | undefined> {
  const next = { ...changes, version: sql`${plans.version} + 1` };
  const [changed] = await scope.update(plans).set(next).where(which).returning();
  return changed;
}

function record(
  scope: OperatorScope,
  doer: Doer,
  { action, plan }: { action: PlanAction; plan: PlanRow },
): Promise<void> {
  const details = { planId: plan.id, priceInCents: plan.priceMonthlyCents, active: plan.active };
  return recordOperatorAction(scope, doer, { action, subject: plan.name, details });
}
