import { and, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { findCustomerOf } from './billing-accounts.queries.ts';
import { billingCustomers } from './billing-customers.table.ts';
import type { Payer } from './payers.queries.ts';
import type { PlanRow } from './plans.queries.ts';
import { planPrices } from './plans.table.ts';
import { createCustomer, findOrCreatePrice } from './stripe.client.ts';
import type { SyncParts } from './sync.commands.ts';

/** The customer a company is at the provider; made, and kept, the first time it is needed. */
export async function rememberCustomer(
  parts: SyncParts,
  connection: PaymentConnection,
  company: Payer,
): Promise<string> {
  const { environment } = connection;
  const known = await parts.scopes.asOperator(parts, (scope) =>
    findCustomerOf(scope, company.id, environment),
  );
  if (known) return known;

  const stripeCustomerId = await createCustomer(connection, company);
  return parts.scopes.asOperator(parts, (scope) =>
    linkCustomer(scope, { companyId: company.id, environment, stripeCustomerId }),
  );
}

/** Of two that are linked at once the first stays. Answers the customer that the company now is. */
export async function linkCustomer(
  scope: OperatorScope,
  customer: { companyId: string; environment: PaymentEnvironment; stripeCustomerId: string },
): Promise<string> {
  await scope.insert(billingCustomers).values(customer).onConflictDoNothing();
  const linked = await findCustomerOf(scope, customer.companyId, customer.environment);
  if (!linked) throw new Error('This customer belongs to another company');
  return linked;
}

/** The plan's price at the provider; found there or made, and kept. */
export async function rememberPrice(
  parts: SyncParts,
  connection: PaymentConnection,
  plan: PlanRow,
): Promise<string> {
  const { environment } = connection;
  const known = await parts.scopes.asOperator(parts, (scope) =>
    findPrice(scope, plan.id, environment),
  );
  if (known) return known;

  const stripePriceId = await findOrCreatePrice(connection, plan);
  await parts.scopes.asOperator(parts, (scope) =>
    scope
      .insert(planPrices)
      .values({ planId: plan.id, environment, stripePriceId })
      .onConflictDoNothing(),
  );
  return stripePriceId;
}

async function findPrice(
  scope: OperatorScope,
  planId: string,
  environment: PaymentEnvironment,
): Promise<string | null> {
  const [price] = await scope
    .select()
    .from(planPrices)
    .where(and(eq(planPrices.planId, planId), eq(planPrices.environment, environment)));
  return price?.stripePriceId ?? null;
}
