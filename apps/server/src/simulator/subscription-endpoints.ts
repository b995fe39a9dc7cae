import type Stripe from 'stripe';
import { z } from 'zod';
import { badRequest } from './api-error.ts';
import { change } from './charges.ts';
import { type Endpoint, endpoint, pageOf, wasCreatedIn } from './endpoint.ts';
import type { Happening } from './happening.ts';
import { all, findOrRefuse, idOf, lockCustomer } from './object-store.ts';
import { createdRange, expand, flag, metadata, pages, text, whole } from './parameter-check.ts';
import { ended, itemIn } from './subscription-object.ts';

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const OVER = ['canceled', 'incomplete_expired'];
const listing = z.strictObject({
  ...pages,
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(STATUSES).optional(),
  created: createdRange,
});
const changes = z.strictObject({
  cancel_at: z.union([z.literal(''), whole]).optional(),
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  expand,
});
type Changes = z.output<typeof changes>;
const invoiceListing = z.strictObject({
  ...pages,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  created: createdRange,
});

export const subscriptionEndpoints: Endpoint[] = [
  endpoint('GET /v1/subscriptions', listing, async ({ happening, parameters }) => {
    const { customer, price, status, created } = parameters;
    const subscriptions = (await all(happening.scope, 'subscription', customer))
      .filter((subscription) => isWanted(subscription, status))
      .filter((subscription) => !price || itemIn(subscription).price.id === price)
      .filter(wasCreatedIn(created));
    return pageOf(subscriptions, '/v1/subscriptions', parameters);
  }),
  endpoint('GET /v1/subscriptions/:id', z.strictObject({ expand }), ({ happening, id }) =>
    findOrRefuse(happening.scope, 'subscription', id),
  ),
  endpoint('POST /v1/subscriptions/:id', changes, ({ happening, id, parameters }) =>
    changeLive(happening, id, (subscription) => changed(subscription, parameters, happening.now)),
  ),
  endpoint('DELETE /v1/subscriptions/:id', z.strictObject({ expand }), ({ happening, id }) =>
    changeLive(happening, id, (subscription) =>
      ended(subscription, happening.now, 'cancellation_requested'),
    ),
  ),
  endpoint('GET /v1/invoices', invoiceListing, async ({ happening, parameters }) => {
    const { customer, subscription, status, created } = parameters;
    const invoices = (await all(happening.scope, 'invoice', customer))
      .filter((invoice) => status === undefined || invoice.status === status)
      .filter((invoice) => !subscription || subscriptionOf(invoice) === subscription)
      .filter(wasCreatedIn(created));
    return pageOf(invoices, '/v1/invoices', parameters);
  }),
  endpoint('GET /v1/invoices/:id', z.strictObject({ expand }), ({ happening, id }) =>
    findOrRefuse(happening.scope, 'invoice', id),
  ),
];

function isWanted({ status }: Stripe.Subscription, wanted: Changes | string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return OVER.includes(status);
  return wanted === undefined ? status !== 'canceled' : status === wanted;
}

async function changeLive(
  happening: Happening,
  id: string,
  next: (subscription: Stripe.Subscription) => Stripe.Subscription,
): Promise<Stripe.Subscription> {
  const { customer } = await findOrRefuse(happening.scope, 'subscription', id);
  await lockCustomer(happening.scope, idOf(customer));
  const before = await findOrRefuse(happening.scope, 'subscription', id);
  if (before.status === 'canceled') {
    const message =
      'A canceled subscription can only update its cancellation_details and metadata.';
    throw badRequest(message, 'invalid_canceled_subscription_fields');
  }
  const after = next(before);
  await change(happening, before, after);
  return after;
}

function changed(
  subscription: Stripe.Subscription,
  { cancel_at, cancel_at_period_end, metadata: added, ...asked }: Changes,
  now: number,
): Stripe.Subscription {
  const end = plannedEnd(subscription, { cancel_at, cancel_at_period_end });
  return {
    ...subscription,
    ...end,
    canceled_at: end.cancel_at === null ? null : (subscription.canceled_at ?? now),
    description: asked.description ?? subscription.description,
    default_payment_method: asked.default_payment_method ?? subscription.default_payment_method,
    metadata: { ...subscription.metadata, ...added },
  };
}

type End = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end'>;

function plannedEnd(
  subscription: Stripe.Subscription,
  asked: Pick<Changes, 'cancel_at' | 'cancel_at_period_end'>,
): End {
  if (asked.cancel_at_period_end) {
    return { cancel_at: itemIn(subscription).current_period_end, cancel_at_period_end: true };
  }
  if (asked.cancel_at_period_end === false || asked.cancel_at === '') {
    return { cancel_at: null, cancel_at_period_end: false };
  }
  const { cancel_at = subscription.cancel_at } = asked;
  return { cancel_at, cancel_at_period_end: subscription.cancel_at_period_end };
}

function subscriptionOf(invoice: Stripe.Invoice): string {
  return idOf(invoice.parent?.subscription_details?.subscription ?? null);
}
