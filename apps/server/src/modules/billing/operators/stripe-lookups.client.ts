import type { ProviderPrice } from '@app/domain/billing/plan-price';
import Stripe from 'stripe';
import type { PaymentConnection } from '../../../foundation/payments/payments.ts';
import { isRefused } from '../stripe-failures.client.ts';

type Account = { id: string; name: string };

/** Who it is that a key opens, and whether it moves real money. */
export async function readAccount({
  stripe,
}: PaymentConnection): Promise<{ account: Account | null; livemode: boolean }> {
  const { livemode } = await stripe.balance.retrieve();
  try {
    return { account: accountOf(await stripe.accounts.retrieveCurrent()), livemode };
  } catch (error) {
    // A restricted key works without being allowed to ask whose it is.
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    return { account: null, livemode };
  }
}

function accountOf({ id, business_profile, settings, email }: Stripe.Account): Account {
  const name = business_profile?.name || settings?.dashboard.display_name || email || '';
  return { id, name };
}

export async function readPrice(
  { stripe }: PaymentConnection,
  id: string,
): Promise<ProviderPrice | 'not-found'> {
  try {
    const price = await stripe.prices.retrieve(id);
    return {
      amountCents: price.unit_amount,
      currency: price.currency,
      interval: price.recurring?.interval ?? null,
      intervalCount: price.recurring?.interval_count ?? 1,
      active: price.active,
    };
  } catch (error) {
    if (isRefused(error, 'resource_missing')) return 'not-found';
    throw error;
  }
}
