import type { StripeMode } from '@app/domain/billing/stripe-keys';
import { desc, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { describePaymentKeys, readPaymentKeys } from '../../../foundation/payments/payment-keys.ts';
import type { SettingsStore } from '../../../foundation/settings/settings.ts';
import { billingCustomers } from '../billing-customers.table.ts';

type SetKeys = { publishableKey: boolean; secretKey: boolean; webhookSecret: boolean };
export type PaymentSettings = { environment: StripeMode; keys: Record<StripeMode, SetKeys> };

/** What is chosen, and which keys are set; never what they are. */
export async function readPaymentSettings(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<PaymentSettings> {
  const { chosen } = await readPaymentKeys(scope, settings);
  const of = async (mode: StripeMode): Promise<SetKeys> => {
    const keys = await describePaymentKeys(scope, settings, mode);
    return {
      publishableKey: keys['publishable-key'] !== null,
      secretKey: keys['secret-key'] !== null,
      webhookSecret: keys['webhook-secret'] !== null,
    };
  };
  return { environment: chosen, keys: { test: await of('test'), live: await of('live') } };
}

/** Somebody the account that is in use has to know; null while there is nobody. */
export async function newestCustomer(
  scope: OperatorScope,
  environment: StripeMode,
): Promise<string | null> {
  const [customer] = await scope
    .select({ id: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.environment, environment))
    .orderBy(desc(billingCustomers.createdAt))
    .limit(1);
  return customer?.id ?? null;
}
