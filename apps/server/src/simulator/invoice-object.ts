import type Stripe from 'stripe';
import { DAY, type Seconds } from './calendar.ts';
import { lineOf } from './invoice-line-object.ts';
import { newId, type StoredCustomer } from './object-store.ts';
import { listOf } from './subscription-object.ts';

/** Days after the first attempt at which a bill that could not be charged is tried again. */
const RETRY_AFTER_DAYS = [3, 8, 15];

type NewInvoice = {
  customer: StoredCustomer;
  subscription: Stripe.Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  amount: number;
  at: Seconds;
  publicUrl: string;
};

/** A bill before anybody tried to charge it. */
export function newInvoice(details: NewInvoice): Stripe.Invoice {
  const { customer, subscription, reason, amount, at, publicUrl } = details;
  const id = newId('in');
  const address = `${publicUrl}/pagamento-simulado/fatura/${id}`;
  return {
    ...UNUSED,
    ...amountsOf(amount),
    ...buyerOf(customer),
    ...momentsOf(at),
    id,
    object: 'invoice',
    billing_reason: reason,
    currency: subscription.currency,
    hosted_invoice_url: address,
    invoice_pdf: address,
    lines: listOf([lineOf({ id, subscription, amount })], `/v1/invoices/${id}/lines`),
    number: `SIM-${id.slice(-8).toUpperCase()}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    status: 'open',
  };
}

function amountsOf(amount: number) {
  return {
    amount_due: amount,
    amount_remaining: amount,
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
  };
}

function buyerOf(customer: StoredCustomer) {
  return {
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
  };
}

/** The period of a bill looks back at what ended; what is paid for stands on the line. */
function momentsOf(at: Seconds) {
  return {
    created: at,
    effective_at: at,
    period_end: at,
    period_start: at,
    status_transitions: {
      finalized_at: at,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    webhooks_delivered_at: at,
  };
}

export function paid(invoice: Stripe.Invoice, at: Seconds): Stripe.Invoice {
  return {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    // Nothing is charged for nothing.
    attempt_count: invoice.amount_due > 0 ? invoice.attempt_count + 1 : 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
}

export function declined(invoice: Stripe.Invoice): Stripe.Invoice {
  const attempts = invoice.attempt_count + 1;
  const days = RETRY_AFTER_DAYS[attempts - 1];
  return {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: days === undefined ? null : invoice.created + days * DAY,
  };
}

const UNUSED = {
  account_country: 'BR',
  account_name: 'Hora Marcada',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
} satisfies Partial<Stripe.Invoice>;
