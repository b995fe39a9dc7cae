import type Stripe from 'stripe';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';

/** What people may do by themselves: see bills, change card and data, leave at the period's end. */
export async function createPortalConfiguration({ stripe }: PaymentConnection): Promise<string> {
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
    },
  });
  return configuration.id;
}

export function createPortalSession(
  { stripe }: PaymentConnection,
  session: { customer: string; configuration: string; returnUrl: string },
): Promise<Stripe.BillingPortal.Session> {
  return stripe.billingPortal.sessions.create({
    customer: session.customer,
    configuration: session.configuration,
    locale: 'pt-BR',
    return_url: session.returnUrl,
  });
}
