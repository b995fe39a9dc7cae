import { isPlanSubscribed } from '@app/domain/billing/subscription-projection';
import { ENDED_STATUSES, type ProviderSubscription } from '@app/domain/billing/subscription-state';
import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import { billingAccounts } from './billing-accounts.table.ts';
import { billingCustomers } from './billing-customers.table.ts';
import { billingPayments } from './billing-payments.table.ts';

export type BillingAccountRow = typeof billingAccounts.$inferSelect;
export type BillingPaymentRow = typeof billingPayments.$inferSelect;

const NEWEST_PAYMENTS = 24;

export async function findAccount(
  scope: OperatorScope,
  companyId: string,
  environment: PaymentEnvironment,
): Promise<BillingAccountRow | null> {
  const own = and(
    eq(billingAccounts.companyId, companyId),
    eq(billingAccounts.environment, environment),
  );
  const [account] = await scope.select().from(billingAccounts).where(own);
  return account ?? null;
}

/** Whether its plan comes with a subscription that goes on in the environment that is switched on. */
export async function hasSubscribedPlan(
  scope: OperatorScope,
  companyId: string,
  environment: PaymentEnvironment | null,
): Promise<boolean> {
  const account = environment && (await findAccount(scope, companyId, environment));
  return isPlanSubscribed(subscriptionIn(account));
}

/** What the own company has at the payment provider. */
export async function readOwnAccount(
  scope: CompanyScope,
  environment: PaymentEnvironment,
): Promise<BillingAccountRow | null> {
  const [account] = await scope
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.environment, environment));
  return account ?? null;
}

export function listOwnPayments(
  scope: CompanyScope,
  environment: PaymentEnvironment,
): Promise<BillingPaymentRow[]> {
  return scope
    .select()
    .from(billingPayments)
    .where(eq(billingPayments.environment, environment))
    .orderBy(desc(billingPayments.at))
    .limit(NEWEST_PAYMENTS);
}

/** How many companies have a subscription that goes on there. */
export function countLiveAccounts(
  scope: OperatorScope,
  environment: PaymentEnvironment,
): Promise<number> {
  const live = notInArray(billingAccounts.providerStatus, ENDED_STATUSES);
  return scope.$count(billingAccounts, and(eq(billingAccounts.environment, environment), live));
}

export async function findCustomerOf(
  scope: OperatorScope,
  companyId: string,
  environment: PaymentEnvironment,
): Promise<string | null> {
  const own = and(
    eq(billingCustomers.companyId, companyId),
    eq(billingCustomers.environment, environment),
  );
  const [customer] = await scope.select().from(billingCustomers).where(own);
  return customer?.stripeCustomerId ?? null;
}

export async function findCompanyOf(
  scope: OperatorScope,
  environment: PaymentEnvironment,
  customerId: string,
): Promise<string | null> {
  const own = and(
    eq(billingCustomers.environment, environment),
    eq(billingCustomers.stripeCustomerId, customerId),
  );
  const [customer] = await scope.select().from(billingCustomers).where(own);
  return customer?.companyId ?? null;
}

export function listCustomers(
  scope: OperatorScope,
): Promise<{ companyId: string; environment: PaymentEnvironment }[]> {
  return scope
    .select({ companyId: billingCustomers.companyId, environment: billingCustomers.environment })
    .from(billingCustomers)
    .orderBy(billingCustomers.companyId, billingCustomers.environment);
}

/** Every company that has or had a subscription, wherever. */
export async function listSubscribers(scope: OperatorScope): Promise<string[]> {
  const rows = await scope
    .selectDistinct({ companyId: billingAccounts.companyId })
    .from(billingAccounts)
    .where(isNotNull(billingAccounts.stripeSubscriptionId));
  return rows.map(({ companyId }) => companyId);
}

/** The row as the provider described it; null while there was never a subscription. */
export function subscriptionIn(
  account: BillingAccountRow | null,
): (ProviderSubscription & { planId: string | null }) | null {
  if (!account?.stripeSubscriptionId || !account.providerStatus) return null;
  if (!account.periodStart || !account.periodEnd) return null;
  return {
    ...account,
    id: account.stripeSubscriptionId,
    status: account.providerStatus,
    priceId: account.stripePriceId,
    periodStart: account.periodStart,
    periodEnd: account.periodEnd,
  };
}
