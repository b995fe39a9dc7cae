import { isAfter } from '@app/domain/billing/access';
import { isInForce, stateOf } from '@app/domain/billing/subscription-state';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { isFirstTimeFor } from '../../foundation/jobs/effects.ts';
import { announceFor } from '../../foundation/jobs/events.ts';
import { findPayer } from './payers.queries.ts';
import { findPlan, firstActivePlan } from './plans.queries.ts';
import type { ProviderAnswer, ProviderBill } from './stripe-subscriptions.client.ts';

type News = { companyId: string; chosen: ProviderAnswer | null; bills: ProviderBill[] };

/** Tells the other areas what is new about a subscription, each thing once. */
export async function announceNews(
  scope: OperatorScope,
  { companyId, chosen, bills }: News,
  now: Temporal.Instant,
): Promise<void> {
  const company = { scope, companyId };
  if (chosen && isInForce(chosen.status)) await announceActivation(company, chosen);
  for (const bill of bills) {
    if (bill.status === 'failed') await announceFailure(company, bill);
    if (isRenewal(bill)) await announceRenewal(company, bill);
  }
  if (chosen?.status === 'canceled') await announceEnd(company, chosen, now);
}

type Company = { scope: OperatorScope; companyId: string };

async function announceActivation({ scope, companyId }: Company, { id }: ProviderAnswer) {
  if (!(await isFirstTimeFor(scope, companyId, `subscription-activated:${id}`))) return;
  const company = await findPayer(scope, companyId);
  const plan = company?.planId
    ? await findPlan(scope, company.planId)
    : await firstActivePlan(scope);
  const announced = { planName: plan?.name ?? '' };
  await announceFor({ companyId, jobs: scope.jobs }, 'subscription.activated', announced);
}

/** The first bill belongs to the beginning, not to a renewal. */
function isRenewal({ status, billingReason }: ProviderBill): boolean {
  return status === 'paid' && billingReason === 'subscription_cycle';
}

async function announceRenewal({ scope, companyId }: Company, bill: ProviderBill) {
  if (!bill.periodEnd) return;
  if (!(await isFirstTimeFor(scope, companyId, `subscription-renewed:${bill.invoiceId}`))) return;
  const announced = { amountCents: bill.amount, periodEnd: bill.periodEnd.toString() };
  await announceFor({ companyId, jobs: scope.jobs }, 'subscription.renewed', announced);
}

async function announceFailure({ scope, companyId }: Company, bill: ProviderBill) {
  const key = `payment-failed:${bill.invoiceId}:${bill.attemptCount}`;
  if (!(await isFirstTimeFor(scope, companyId, key))) return;
  const nextAttemptAt = bill.nextAttemptAt?.toString() ?? null;
  const announced = { amountCents: bill.amount, nextAttemptAt };
  await announceFor({ companyId, jobs: scope.jobs }, 'payment.failed', announced);
}

async function announceEnd(
  { scope, companyId }: Company,
  ended: ProviderAnswer,
  now: Temporal.Instant,
) {
  if (!(await isFirstTimeFor(scope, companyId, `subscription-canceled:${ended.id}`))) return;
  const until = stateOf(ended)?.paidThrough ?? null;
  const announced = {
    until: until && isAfter(until, now) ? until.toString() : null,
    subscriptionId: ended.id,
  };
  await announceFor({ companyId, jobs: scope.jobs }, 'subscription.canceled', announced);
}
