import Stripe from 'stripe';
import { STRIPE_API_VERSION } from '../../../foundation/payments/payments.ts';

const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 300;

export type SentEvent = { id: string; type: string; livemode: boolean; created: number };
type Letter = { url: string; secret: string; event: SentEvent };
/** The status is null where no answer came. */
export type Answered = { status: number | null; answer: string };

/** Posts an event as the provider would: signed, and over the network. */
export async function postSigned({ url, secret, event }: Letter): Promise<Answered> {
  const payload = JSON.stringify(bodyOf(event));
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: event.created,
  });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.text()).slice(0, LONGEST_ANSWER);
    return { status: response.status, answer };
  } catch (error) {
    return { status: null, answer: reasonOf(error) };
  }
}

function bodyOf({ id, type, livemode, created }: SentEvent): object {
  return {
    id,
    object: 'event',
    api_version: STRIPE_API_VERSION,
    created,
    type,
    livemode,
    pending_webhooks: 0,
    request: { id: null, idempotency_key: null },
    data: { object: { object: 'test' } },
  };
}

/** `fetch` says why in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  return code ?? message;
}
