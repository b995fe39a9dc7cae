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
