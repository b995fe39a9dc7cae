import Stripe from 'stripe';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import type { WebhookSecret } from '../../foundation/payments/payment-keys.ts';

/** Events older than this are refused: whoever recorded one cannot send it again. */
const OLDEST_IN_SECONDS = 300;

type Letter = { body: Buffer; signature: string; now: Temporal.Instant };
export type SignedEvent = { environment: PaymentEnvironment; event: Stripe.Event };

/** Whom an event is about: the customer, and the companies that our own notes on it name. */
export type EventSubject = {
  objectId: string | null;
  customerId: string | null;
  claimedCompanyIds: string[];
};

/** Tries every secret that may have signed it. What all of them refuse is answered with the reason. */
export function readSignedEvent(
  secrets: readonly WebhookSecret[],
  { body, signature, now }: Letter,
): SignedEvent | { refused: string } {
  const reasons: string[] = [];
  for (const { environment, secret } of secrets) {
    try {
      const event = Stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        OLDEST_IN_SECONDS,
        undefined,
        now.epochMilliseconds,
      );
      return { environment, event };
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  // A letter that came too late was signed well; that the other secrets do not fit says nothing.
  const tooLate = reasons.find((reason) => reason.includes('tolerance'));
  return { refused: tooLate ?? reasons[0] ?? 'there is no secret' };
}

export function subjectOf(payload: unknown): EventSubject {
  const object = inside(payload, 'data', 'object');
  const customer = inside(object, 'customer');
  const claims = [
    inside(object, 'client_reference_id'),
    inside(object, 'metadata', 'company_id'),
    inside(object, 'parent', 'subscription_details', 'metadata', 'company_id'),
    // Endpoints of older versions of the provider's interface put it here.
    inside(object, 'subscription_details', 'metadata', 'company_id'),
  ];
  return {
    objectId: textOf(inside(object, 'id')),
    customerId: textOf(customer) ?? textOf(inside(customer, 'id')),
    claimedCompanyIds: [...new Set(claims.flatMap((claim) => textOf(claim) ?? []))],
  };
}

/** Endpoints of other versions send other shapes, so nothing about them is taken for granted. */
function inside(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((place, key) => Reflect.get(Object(place), key), value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
