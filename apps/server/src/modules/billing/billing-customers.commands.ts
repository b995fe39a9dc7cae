import { and, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { findCustomerOf } from './billing-accounts.queries.ts';
import { billingCustomers } from './billing-customers.table.ts';
import type { Payer } from './payers.queries.ts';
import type { PlanRow } from './plans.queries.ts';
import { planPrices } from './plans.table.ts';
import { type CheckoutOrder, createCustomer, findOrCreatePrice } from './stripe.client.ts';
import { isCustomerMissing, isPriceMissing } from './stripe-failures.client.ts';
import type { SyncParts } from './sync.commands.ts';

/** The customer a company is at the provider; made, and kept, the first time it is needed. */
export async function rememberCustomer(
  parts: SyncParts,
  connection: PaymentConnection,
  { company, gone }: { company: Payer; gone: readonly string[] },
): Promise<string> {
  const { environment } = connection;
  const known = await parts.scopes.asOperator(parts, (scope) =>
    findCustomerOf(scope, company.id, environment),
  );
  if (known) return known;

  const stripeCustomerId = await createCustomer(connection, company, gone);
  return parts.scopes.asOperator(parts, (scope) =>
    linkCustomer(scope, { companyId: company.id, environment, stripeCustomerId }),
  );
}

/** Links company and customer. Of two at once the first stays; answers who the company now is. */
export async function linkCustomer(
  scope: OperatorScope,
  customer: { companyId: string; environment: PaymentEnvironment; stripeCustomerId: string },
): Promise<string> {
  await scope.insert(billingCustomers).values(customer).onConflictDoNothing();
  const linked = await findCustomerOf(scope, customer.companyId, customer.environment);
  if (!linked) throw new Error('This customer belongs to another company');
  return linked;
}

/** The plan's price at the provider, as much as it costs now; found there or made, and kept. */
export async function rememberPrice(
  parts: SyncParts,
  connection: PaymentConnection,
  { plan, gone }: { plan: PlanRow; gone: readonly string[] },
): Promise<string> {
  const { environment } = connection;
  const known = await parts.scopes.asOperator(parts, (scope) =>
    findPrice(scope, plan, environment),
  );
  if (known) return known;

  const stripePriceId = await findOrCreatePrice(connection, plan, gone);
  const said = { planId: plan.id, amountCents: plan.priceMonthlyCents };
  await parts.scopes.asOperator(parts, (scope) =>
    scope
      .insert(planPrices)
      .values({ environment, stripePriceId, ...said })
      .onConflictDoUpdate({
        target: [planPrices.environment, planPrices.stripePriceId],
        set: said,
      }),
  );
  return stripePriceId;
}

async function findPrice(
  scope: OperatorScope,
  plan: PlanRow,
  environment: PaymentEnvironment,
): Promise<string | null> {
  const sold = and(
    eq(planPrices.planId, plan.id),
    eq(planPrices.environment, environment),
    eq(planPrices.amountCents, plan.priceMonthlyCents),
  );
  const [price] = await scope.select().from(planPrices).where(sold).limit(1);
  return price?.stripePriceId ?? null;
}

/**
 * Forgets the customer or the price that the provider says it does not have, so that a new one is
 * made. Answers its id; null when the error is about something else.
 */
export async function forgetMissing(
  parts: SyncParts,
  { environment }: PaymentConnection,
  { order, error }: { order: CheckoutOrder; error: unknown },
): Promise<string | null> {
  const { customerId, priceId } = order;
  if (isCustomerMissing(error)) {
    await parts.scopes.asOperator(parts, (scope) => dropCustomer(scope, environment, customerId));
    return customerId;
  }
  if (!isPriceMissing(error)) return null;
  await parts.scopes.asOperator(parts, (scope) => stopSellingAt(scope, environment, priceId));
  return priceId;
}

async function dropCustomer(
  scope: OperatorScope,
  environment: PaymentEnvironment,
  customerId: string,
): Promise<void> {
  const gone = and(
    eq(billingCustomers.environment, environment),
    eq(billingCustomers.stripeCustomerId, customerId),
  );
  await scope.delete(billingCustomers).where(gone);
}

/** The row stays: a price that is only archived is still paid by whoever subscribed at it. */
async function stopSellingAt(
  scope: OperatorScope,
  environment: PaymentEnvironment,
  priceId: string,
): Promise<void> {
  const gone = and(eq(planPrices.environment, environment), eq(planPrices.stripePriceId, priceId));
  await scope.update(planPrices).set({ amountCents: null }).where(gone);
}
