import { projected } from '@app/domain/billing/subscription-projection';
import { stateOf } from '@app/domain/billing/subscription-state';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import { storeSubscription } from '../company/company-subscription.commands.ts';
import { findAccount, listSubscribers, subscriptionIn } from './billing-accounts.queries.ts';
import { billingAccounts } from './billing-accounts.table.ts';
import { billingPayments } from './billing-payments.table.ts';
import { lockPayer } from './payers.queries.ts';
import { findPlan } from './plans.queries.ts';
import { planPrices } from './plans.table.ts';
import type { ProviderAnswer, ProviderBill } from './stripe-subscriptions.client.ts';

type Place = { companyId: string; environment: PaymentEnvironment };
type Answer = Place & { chosen: ProviderAnswer | null; askedAt: Temporal.Instant };

/**
 * Stores what the provider said, unless something is there that was asked for later: a slow answer
 * never overwrites a newer one, and nobody holds a lock while the provider is being asked.
 */
export async function storeIfNewer(
  scope: OperatorScope,
  { chosen, askedAt, ...place }: Answer,
): Promise<'stored' | 'outdated'> {
  const said = { ...(await columnsOf(scope, place, chosen)), syncedAt: askedAt };
  const stored = await scope
    .insert(billingAccounts)
    .values({ ...place, ...said })
    .onConflictDoUpdate({
      target: [billingAccounts.companyId, billingAccounts.environment],
      set: said,
      setWhere: sql`${billingAccounts.syncedAt} is null or ${lte(billingAccounts.syncedAt, askedAt)}`,
    })
    .returning({ companyId: billingAccounts.companyId });
  return stored.length === 1 ? 'stored' : 'outdated';
}

async function columnsOf(scope: OperatorScope, place: Place, chosen: ProviderAnswer | null) {
  if (!chosen) return {};
  const state = stateOf(chosen);
  return {
    stripeSubscriptionId: chosen.id,
    providerStatus: chosen.status,
    stripePriceId: chosen.priceId,
    planId: chosen.priceId && (await findPlanByPrice(scope, place.environment, chosen.priceId)),
    periodStart: chosen.periodStart,
    periodEnd: chosen.periodEnd,
    trialEnd: chosen.trialEnd,
    cancelAt: chosen.cancelAt,
    endedAt: chosen.endedAt,
    cancelReason: chosen.cancelReason,
    latestInvoiceStatus: chosen.latestInvoiceStatus,
    // Of a status that nobody here knows, nobody knows what it pays for.
    ...(state && { paidThrough: state.paidThrough }),
  };
}

async function findPlanByPrice(
  scope: OperatorScope,
  environment: PaymentEnvironment,
  stripePriceId: string,
): Promise<string | null> {
  const [price] = await scope
    .select({ planId: planPrices.planId })
    .from(planPrices)
    .where(
      and(eq(planPrices.environment, environment), eq(planPrices.stripePriceId, stripePriceId)),
    );
  return price?.planId ?? null;
}

async function nameOfPlanSoldAt(
  scope: OperatorScope,
  environment: PaymentEnvironment,
  stripePriceId: string,
): Promise<string | null> {
  const planId = await findPlanByPrice(scope, environment, stripePriceId);
  const plan = planId && (await findPlan(scope, planId));
  return plan ? plan.name : null;
}

/**
 * One row per bill, whatever happens to it: first refused, then paid, is one that was paid. It keeps what
 * the plan was called when it was first heard of: a bill without a name stays so, because today's may be
 * another.
 */
export async function storeBill(
  scope: OperatorScope,
  { companyId, environment }: Place,
  { bill, now }: { bill: ProviderBill; now: Temporal.Instant },
): Promise<void> {
  const said = {
    amountCents: bill.amount,
    status: bill.status,
    billingReason: bill.billingReason,
    attemptCount: bill.attemptCount,
    periodStart: bill.periodStart,
    periodEnd: bill.periodEnd,
    hostedInvoiceUrl: bill.hostedInvoiceUrl,
  };
  const planName = bill.priceId && (await nameOfPlanSoldAt(scope, environment, bill.priceId));
  const at = bill.paidAt ?? now;
  const isNews = sql`(${billingPayments.status}, ${billingPayments.attemptCount}) is distinct from (${bill.status}, ${bill.attemptCount}::int)`;
  await scope
    .insert(billingPayments)
    .values({ companyId, environment, stripeInvoiceId: bill.invoiceId, ...said, planName, at })
    .onConflictDoUpdate({
      target: [
        billingPayments.companyId,
        billingPayments.environment,
        billingPayments.stripeInvoiceId,
      ],
      set: {
        ...said,
        at: sql`case when ${isNews} then ${at.toString()}::timestamptz else ${billingPayments.at} end`,
      },
    });
}

/** Makes the company's own record say what the row of the environment switched on says. */
export async function projectCompany(
  scope: OperatorScope,
  { companyId, environment }: { companyId: string; environment: PaymentEnvironment | null },
  now: Temporal.Instant,
): Promise<void> {
  const company = await lockPayer(scope, companyId);
  if (!company) return;
  const account = environment && (await findAccount(scope, companyId, environment));
  await storeSubscription(scope, companyId, projected(company, subscriptionIn(account), now));
}

/** After another environment was switched on, what everybody's record says comes from there. */
export async function projectSubscribers(
  scope: OperatorScope,
  environment: PaymentEnvironment | null,
  now: Temporal.Instant,
): Promise<void> {
  for (const companyId of await listSubscribers(scope)) {
    await projectCompany(scope, { companyId, environment }, now);
  }
}
