import { and, eq } from 'drizzle-orm';
import { billingCustomers } from './billing-customers.table.ts';
import { deleteCustomer } from './stripe-subscriptions.client.ts';
import type { SyncParts } from './sync.commands.ts';

/**
 * Nobody is charged for a company that goes: its subscriptions end and its customers are deleted at the
 * provider, in every environment. One that is done is noted, so that a second run goes on behind it.
 * Without the keys of real money nothing goes on: somebody would pay for ever for nothing.
 */
export async function endPayments(parts: SyncParts, companyId: string): Promise<void> {
  const customers = await parts.scopes.asOperator(parts, (scope) =>
    scope.select().from(billingCustomers).where(eq(billingCustomers.companyId, companyId)),
  );
  for (const { environment, stripeCustomerId } of customers) {
    const connection = await parts.payments.connect(environment);
    if (!connection && environment === 'live') {
      throw new Error('The payment provider cannot be told that a company is gone: no live key');
    }
    if (connection) await deleteCustomer(connection, stripeCustomerId);
    else parts.payments.warn({ companyId, environment }, 'a customer stays at the provider');
    await parts.scopes.asOperator(parts, (scope) =>
      scope
        .delete(billingCustomers)
        .where(
          and(
            eq(billingCustomers.environment, environment),
            eq(billingCustomers.stripeCustomerId, stripeCustomerId),
          ),
        ),
    );
  }
}
