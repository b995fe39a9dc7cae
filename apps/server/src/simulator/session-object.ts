import type Stripe from 'stripe';
import { DAY, type Seconds } from './calendar.ts';
import { newId, type Order, type StoredCustomer, type StoredSession } from './object-store.ts';
import { trialEndOf } from './subscription-object.ts';

type Saying = { message: string };

type NewSession = {
  customer: StoredCustomer;
  price: Stripe.Price;
  order: Order;
  now: Seconds;
  publicUrl: string;
  asked: {
    success_url: string;
    cancel_url?: string | undefined;
    custom_text?: { submit?: Saying | undefined; after_submit?: Saying | undefined } | undefined;
    client_reference_id?: string | undefined;
    locale?: Stripe.Checkout.Session.Locale | undefined;
    metadata?: Record<string, string> | undefined;
    payment_method_collection?: 'always' | 'if_required' | undefined;
    allowed_payment_method_types?: string[] | undefined;
    expires_at?: number | undefined;
  };
};

export function newSession(details: NewSession): StoredSession {
  const { customer, price, order, now, publicUrl, asked } = details;
  const id = newId('cs');
  const due = trialEndOf(order, now) ? 0 : (price.unit_amount ?? 0) * order.quantity;
  return {
    ...UNUSED,
    ...wishesOf(asked),
    id,
    object: 'checkout.session',
    amount_subtotal: due,
    amount_total: due,
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_details: buyerOf(customer),
    expires_at: asked.expires_at ?? now + DAY,
    mode: 'subscription',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${publicUrl}/pagamento-simulado/checkout/${id}`,
    _notes: { order },
  };
}

function textOf(asked: NewSession['asked']['custom_text']) {
  return {
    submit: asked?.submit ?? null,
    after_submit: asked?.after_submit ?? null,
    shipping_address: null,
    terms_of_service_acceptance: null,
  };
}

function wishesOf(asked: NewSession['asked']) {
  return {
    allowed_payment_method_types: asked.allowed_payment_method_types ?? null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    custom_text: textOf(asked.custom_text),
    locale: asked.locale ?? null,
    metadata: asked.metadata ?? {},
    payment_method_collection: asked.payment_method_collection ?? 'always',
    success_url: asked.success_url,
  };
}

function buyerOf(customer: StoredCustomer): Stripe.Checkout.Session['customer_details'] {
  return {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: customer.phone ?? null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

type Completion = { subscription: Stripe.Subscription; invoice: Stripe.Invoice };

export function completed(
  session: StoredSession,
  { subscription, invoice }: Completion,
): StoredSession {
  return {
    ...session,
    invoice: invoice.id,
    payment_status: invoice.amount_due > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
}

export function expired(session: StoredSession): StoredSession {
  return { ...session, status: 'expired', url: null };
}

const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
