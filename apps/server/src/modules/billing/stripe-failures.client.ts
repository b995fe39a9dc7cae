import { maskedKey } from '@app/domain/billing/stripe-keys';
import { type Result, refuse } from '@app/domain/shared/result';
import Stripe from 'stripe';
import type { Payments } from '../../foundation/payments/payments.ts';

/** Whatever the provider refuses or does not answer becomes a refusal, and somebody is told. */
export async function unlessProviderFails<Value, Reason extends string>(
  payments: Pick<Payments, 'warn'>,
  details: object,
  work: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'provider-failed'>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    payments.warn({ ...details, ...failureIn(error) }, 'the payment provider failed');
    return refuse('provider-failed');
  }
}

/** What was heard, or what the provider says instead, in its own words. */
export type Heard<Value> = { value: Value } | { said: string };

export async function hearing<Value>(work: () => Promise<Value>): Promise<Heard<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return { said: withoutKeys(error.message) };
  }
}

/** The provider repeats the key that it refuses. */
function withoutKeys(message: string): string {
  return message.replaceAll(/\b(?:[a-z]+_(?:test|live)|whsec)_\S+/g, (key) => maskedKey(key));
}

function failureIn({ type, code, statusCode, requestId }: Stripe.errors.StripeError): object {
  return { type, code, statusCode, providerRequestId: requestId };
}

/** The price was archived or belongs to another account of the provider. */
export function isPriceMissing(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.param?.startsWith('line_items') ?? false;
}

/** The customer was deleted or belongs to another account of the provider. */
export function isCustomerMissing(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.code === 'resource_missing' && error.param === 'customer';
}

/** The provider said no. Without an answer nobody knows, and the same key may be sent again. */
export function isAnswered(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return false;
  return error instanceof Stripe.errors.StripeError;
}

export function isRefused(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}
