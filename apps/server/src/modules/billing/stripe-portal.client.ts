import type Stripe from 'stripe';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { once } from './stripe.client.ts';

/** What people may do by themselves: see bills, change card and data, leave at the period's end. */
const OFFERED: Stripe.BillingPortal.ConfigurationCreateParams = {
  features: {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
  },
};

/** `gone` is the one that the provider just said it does not have. */
export async function createPortalConfiguration(
  { stripe }: PaymentConnection,
  gone: readonly string[],
): Promise<string> {
  const key = once('portal', OFFERED, gone);
  return (await stripe.billingPortal.configurations.create(OFFERED, key)).id;
}

export type PortalVisit = { customer: string; returnUrl: string; requestId: string };

export function createPortalSession(
  { stripe }: PaymentConnection,
  session: PortalVisit & { configuration: string },
): Promise<Stripe.BillingPortal.Session> {
  const { customer, configuration, returnUrl, requestId } = session;
  return stripe.billingPortal.sessions.create(
    { customer, configuration, locale: 'pt-BR', return_url: returnUrl },
    // Its address holds for minutes: whoever asks again gets another one.
    { idempotencyKey: `portal:${customer}:${configuration}:${requestId}` },
  );
}
