import { createHash } from 'node:crypto';
import { type CheckoutTrial, checkoutTrial } from '@app/domain/billing/checkout-trial';
import Stripe from 'stripe';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import type { Payer } from './payers.queries.ts';
import { isRefused } from './stripe-failures.client.ts';

type SoldPlan = { id: string; name: string; priceMonthlyCents: number };

export type CheckoutOrder = {
  companyId: string;
  plan: SoldPlan;
  priceId: string;
  customerId: string;
  trialEndsAt: Temporal.Instant | null;
  publicUrl: string;
  /** Where whoever leaves without subscribing goes on. */
  wayBack: WayBack;
};

const FIRST_STEPS = '/dashboard/primeiros-passos';
export type WayBack = '/dashboard' | typeof FIRST_STEPS;

const WITHOUT_SUBSCRIBING = 'Começar sem assinar agora';

const NOTHING_CHARGED =
  'Nada é cobrado durante o teste grátis e não é preciso cartão. Com cartão, a cobrança começa no fim do teste.';

/**
 * The plan's monthly price, found by its key or made. A price never changes: a new amount is a new one.
 * `gone` are ids that the provider just said it does not have.
 */
export async function findOrCreatePrice(
  { stripe }: PaymentConnection,
  plan: SoldPlan,
  gone: readonly string[],
): Promise<string> {
  const lookupKey = `plan_${plan.id}_mensal_brl`;
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [known] = found.data;
  if (known?.unit_amount === plan.priceMonthlyCents) return known.id;

  const product = known ? idOf(known.product) : await createProduct(stripe, plan, gone);
  const price = {
    product,
    currency: 'brl',
    unit_amount: plan.priceMonthlyCents,
    recurring: { interval: 'month' as const },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    tax_behavior: 'inclusive' as const,
  };
  return (await stripe.prices.create(price, once('price', price, gone))).id;
}

async function createProduct(
  stripe: Stripe,
  { id, name }: SoldPlan,
  gone: readonly string[],
): Promise<string> {
  const product = { name, metadata: { plan_id: id } };
  return (await stripe.products.create(product, once('product', product, gone))).id;
}

/** A document that the provider finds wrong must not keep anybody from paying. */
export async function createCustomer(
  { stripe }: PaymentConnection,
  company: Payer,
  gone: readonly string[],
): Promise<string> {
  const customer = customerOf(company);
  try {
    return (await stripe.customers.create(customer, once('customer', customer, gone))).id;
  } catch (error) {
    if (!isRefused(error, 'tax_id_invalid')) throw error;
    const { tax_id_data, ...withoutDocument } = customer;
    const key = once('customer', withoutDocument, gone);
    return (await stripe.customers.create(withoutDocument, key)).id;
  }
}

function customerOf(company: Payer) {
  const type = company.documentType === 'cnpj' ? ('br_cnpj' as const) : ('br_cpf' as const);
  return {
    name: company.name,
    preferred_locales: ['pt-BR'],
    metadata: { company_id: company.id },
    ...(company.email && { email: company.email }),
    ...(company.phone && { phone: company.phone }),
    ...(company.document && { tax_id_data: [{ type, value: company.document }] }),
  };
}

/** While the trial runs no card is asked for; without one the subscription then ends, uncharged. */
export function createCheckoutSession(
  { stripe }: PaymentConnection,
  order: CheckoutOrder,
  attempt: { id: string; now: Temporal.Instant },
): Promise<Stripe.Checkout.Session> {
  const trial = checkoutTrial(order.trialEndsAt, attempt.now);
  const metadata = { company_id: order.companyId, plan_id: order.plan.id };
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      ui_mode: 'hosted_page',
      locale: 'pt-BR',
      customer: order.customerId,
      client_reference_id: order.companyId,
      line_items: [{ price: order.priceId, quantity: 1 }],
      allowed_payment_method_types: ['card'],
      payment_method_collection: trial ? 'if_required' : 'always',
      adaptive_pricing: { enabled: false },
      customer_update: { name: 'auto', address: 'auto' },
      metadata: { ...metadata, price_id: order.priceId },
      subscription_data: {
        description: order.plan.name,
        billing_mode: { type: 'flexible' },
        metadata,
        ...(trial && trialParameters(trial)),
      },
      success_url: `${order.publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: wayBackOf(order),
      ...(trial && { custom_text: textsOf(order) }),
    },
    // Asked for from elsewhere it leads back elsewhere: another page.
    { idempotencyKey: `checkout:${order.companyId}:${attempt.id}:${order.wayBack}` },
  );
}

function trialParameters(trial: CheckoutTrial) {
  const trial_settings = { end_behavior: { missing_payment_method: 'cancel' as const } };
  if (trial.kind === 'days') return { trial_period_days: trial.trialPeriodDays, trial_settings };
  return { trial_end: Math.floor(trial.trialEnd.epochMilliseconds / 1000), trial_settings };
}

/** The provider's own way back is an arrow that says nothing: after sign-up a sentence leads on. */
function textsOf(order: CheckoutOrder) {
  const submit = { message: NOTHING_CHARGED };
  if (order.wayBack !== FIRST_STEPS) return { submit };
  return { submit, after_submit: { message: `[${WITHOUT_SUBSCRIBING}](${wayBackOf(order)})` } };
}

function wayBackOf({ publicUrl, wayBack }: CheckoutOrder): string {
  return `${publicUrl}${wayBack}`;
}

/** Whether a page asks for what the order says and leads back to where it was asked for. */
export function sells(
  { customer, metadata, cancel_url: wayBack }: Stripe.Checkout.Session,
  order: CheckoutOrder,
): boolean {
  if (wayBack !== wayBackOf(order)) return false;
  if (!customer || idOf(customer) !== order.customerId) return false;
  return metadata?.price_id === order.priceId;
}

/** A checkout session; null for an id that the provider does not know. */
export async function findCheckoutSession(
  { stripe }: PaymentConnection,
  id: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isRefused(error, 'resource_missing')) return null;
    throw error;
  }
}

/** A page that is paid or closed by now has nothing left to close. */
export async function expireCheckoutSession(
  { stripe }: PaymentConnection,
  id: string,
  requestId: string,
): Promise<void> {
  try {
    // Of one request only: under its key the provider would repeat for a day that it failed.
    const key = { idempotencyKey: `expire:${id}:${requestId}` };
    await stripe.checkout.sessions.expire(id, {}, key);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

export function idOf(expandable: string | { id: string }): string {
  return typeof expandable === 'string' ? expandable : expandable.id;
}

/**
 * The same request is made once however often it is sent; another one has another key. So has one that
 * replaces what is gone: under the old key the provider would answer with what is gone.
 */
export function once(
  what: string,
  request: object,
  gone: readonly string[],
): { idempotencyKey: string } {
  const text = JSON.stringify({ request, gone });
  const print = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return { idempotencyKey: `${what}:${print}:v1` };
}
