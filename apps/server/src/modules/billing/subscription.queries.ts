import type { CompanySubscription } from '@app/domain/billing/subscription-projection';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import {
  type BillingAccountRow,
  type BillingPaymentRow,
  listOwnPayments,
  readOwnAccount,
} from './billing-accounts.queries.ts';
import { readOwnSubscription } from './payers.queries.ts';
import { type PlanRow, planInForce } from './plans.queries.ts';

export type SubscriptionFacts = {
  company: CompanySubscription;
  plan: PlanRow | null;
  account: BillingAccountRow | null;
  payments: BillingPaymentRow[];
};

/** All there is about the own company's subscription, in the environment that is switched on. */
export async function readSubscription(
  scope: CompanyScope,
  environment: PaymentEnvironment | null,
): Promise<SubscriptionFacts> {
  return {
    company: await readOwnSubscription(scope),
    plan: await planInForce(scope),
    account: environment && (await readOwnAccount(scope, environment)),
    payments: environment ? await listOwnPayments(scope, environment) : [],
  };
}
