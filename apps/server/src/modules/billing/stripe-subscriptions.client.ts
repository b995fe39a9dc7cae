import type { PaymentStatus } from '@app/domain/billing/payment';
import { isLive, type ProviderSubscription } from '@app/domain/billing/subscription-state';
import { type Cents, cents } from '@app/domain/shared/money';
import type Stripe from 'stripe';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { isRefused } from './stripe-failures.client.ts';

/** A bill that was paid or that could not be charged. Those of nothing are none. */
export type ProviderBill = {
  invoiceId: string;
  amount: Cents;
  status: PaymentStatus;
  billingReason: string | null;
  /** Of what is billed; null where the bill does not say. */
  priceId: string | null;
  attemptCount: number;
  paidAt: Temporal.Instant | null;
  nextAttemptAt: Temporal.Instant | null;
  periodStart: Temporal.Instant | null;
  periodEnd: Temporal.Instant | null;
  hostedInvoiceUrl: string | null;
};

/** A year of them. */
const NEWEST_BILLS = 12;

export type ProviderAnswer = ProviderSubscription & { bill: ProviderBill | null };

/** Every subscription a customer has or had, newest first, each with its latest bill. */
export async function listSubscriptions(
  { stripe }: PaymentConnection,
  customer: string,
): Promise<ProviderAnswer[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: ['data.latest_invoice'],
  });
  return data.toSorted((one, other) => other.created - one.created).map(readSubscription);
}

/** The newest bills of a customer: an older one may be paid after the next one was written. */
export async function listBills(
  { stripe }: PaymentConnection,
  customer: string,
): Promise<ProviderBill[]> {
  const { data } = await stripe.invoices.list({ customer, limit: NEWEST_BILLS });
  return data.flatMap((invoice) => readBill(invoice) ?? []);
}

/**
 * Ends whatever a customer pays for, at once and without a bill, and deletes the customer there. What is
 * gone already needs no ending.
 */
export async function deleteCustomer(
  connection: PaymentConnection,
  customer: string,
): Promise<void> {
  try {
    for (const { id, status } of await listSubscriptions(connection, customer)) {
      if (isLive(status)) await connection.stripe.subscriptions.cancel(id);
    }
    await connection.stripe.customers.del(customer);
  } catch (error) {
    if (!isRefused(error, 'resource_missing')) throw error;
  }
}

function readSubscription(subscription: Stripe.Subscription): ProviderAnswer {
  const { latest_invoice: invoice } = subscription;
  const latest = typeof invoice === 'object' ? invoice : null;
  const items = subscription.items.data;
  const periodEnd = momentOf(Math.max(...items.map((item) => item.current_period_end)));
  return {
    id: subscription.id,
    status: subscription.status,
    priceId: items[0]?.price.id ?? null,
    periodStart: momentOf(Math.max(...items.map((item) => item.current_period_start))),
    periodEnd,
    trialEnd: maybe(subscription.trial_end),
    cancelAt:
      maybe(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
    endedAt: maybe(subscription.ended_at),
    cancelReason: subscription.cancellation_details?.reason ?? null,
    latestInvoiceStatus: latest?.status ?? null,
    bill: latest && readBill(latest),
  };
}

function readBill(invoice: Stripe.Invoice): ProviderBill | null {
  const status = billStatusOf(invoice);
  const amount = status === 'paid' ? invoice.amount_paid : invoice.amount_due;
  if (!status || amount <= 0) return null;
  const [line] = invoice.lines.data.toSorted((one, other) => other.period.end - one.period.end);
  return {
    invoiceId: invoice.id,
    amount: cents(amount),
    status,
    billingReason: invoice.billing_reason,
    priceId: priceIn(line),
    attemptCount: invoice.attempt_count,
    paidAt: maybe(invoice.status_transitions.paid_at),
    nextAttemptAt: maybe(invoice.next_payment_attempt),
    periodStart: maybe(line?.period.start),
    periodEnd: maybe(line?.period.end),
    hostedInvoiceUrl: invoice.hosted_invoice_url ?? null,
  };
}

function priceIn(line: Stripe.InvoiceLineItem | undefined): string | null {
  const price = line?.pricing?.price_details?.price;
  return typeof price === 'object' ? price.id : (price ?? null);
}

function billStatusOf({ status, attempt_count }: Stripe.Invoice): PaymentStatus | null {
  if (status === 'paid') return 'paid';
  const isOwed = status === 'open' || status === 'uncollectible';
  return isOwed && attempt_count > 0 ? 'failed' : null;
}

function maybe(seconds: number | null | undefined): Temporal.Instant | null {
  return seconds ? momentOf(seconds) : null;
}

/** The provider counts whole seconds since 1970. */
function momentOf(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
}
