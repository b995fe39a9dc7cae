import { z } from 'zod';
import { badRequest } from './api-error.ts';
import { DAY } from './calendar.ts';
import { type Endpoint, endpoint, pageOf } from './endpoint.ts';
import { announceEvent, type Happening } from './happening.ts';
import { all, findOrRefuse, idOf, keep, lockCustomer, type Order } from './object-store.ts';
import { address, expand, flag, metadata, pages, text, whole } from './parameter-check.ts';
import { expired, newSession } from './session-object.ts';

const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW';
const update = z.enum(['auto', 'never']).optional();
const saying = z.strictObject({ message: text }).optional();
const subscriptionData = z.strictObject({
  description: text.optional(),
  billing_mode: z.strictObject({ type: z.enum(['classic', 'flexible']) }).optional(),
  metadata: metadata.optional(),
  trial_end: whole.optional(),
  trial_period_days: whole.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice']).optional(),
      }),
    })
    .optional(),
});
const creation = z.strictObject({
  mode: z.enum(['subscription']),
  ui_mode: z.enum(['hosted_page']).optional(),
  locale: z.enum(LOCALES.split(' ')).optional(),
  customer: text,
  client_reference_id: z.string().max(200).optional(),
  line_items: z.tuple([z.strictObject({ price: text, quantity: whole.optional() })]),
  allowed_payment_method_types: z.array(z.enum(['card'])).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  customer_update: z.strictObject({ name: update, address: update, shipping: update }).optional(),
  metadata: metadata.optional(),
  subscription_data: subscriptionData.optional(),
  success_url: address,
  custom_text: z.strictObject({ submit: saying, after_submit: saying }).optional(),
  cancel_url: address.optional(),
  expires_at: whole.optional(),
  expand,
});
type Creation = z.output<typeof creation>;
const listing = z.strictObject({
  ...pages,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

export const checkoutEndpoints: Endpoint[] = [
  endpoint('POST /v1/checkout/sessions', creation, async ({ happening, parameters }) => {
    const { scope, now, publicUrl } = happening;
    requireFairDates(parameters, now);
    const customer = await findOrRefuse(scope, 'customer', parameters.customer);
    const order = orderOf(parameters);
    const price = await findOrRefuse(scope, 'price', order.price);
    const asked = parameters;
    const session = newSession({ customer, price, order, now, publicUrl, asked });
    return keep(scope, session, customer.id);
  }),
  endpoint('GET /v1/checkout/sessions', listing, async ({ happening, parameters }) => {
    const { customer, subscription, status } = parameters;
    const sessions = (await all(happening.scope, 'checkout.session', customer))
      .filter((session) => status === undefined || session.status === status)
      .filter((session) => !subscription || idOf(session.subscription) === subscription);
    return pageOf(sessions, '/v1/checkout/sessions', parameters);
  }),
  endpoint('GET /v1/checkout/sessions/:id', z.strictObject({ expand }), ({ happening, id }) =>
    findOrRefuse(happening.scope, 'checkout.session', id),
  ),
  endpoint(
    'POST /v1/checkout/sessions/:id/expire',
    z.strictObject({ expand }),
    ({ happening, id }) => expireSession(happening, id),
  ),
];

async function expireSession(happening: Happening, id: string): Promise<object> {
  const { customer } = await findOrRefuse(happening.scope, 'checkout.session', id);
  await lockCustomer(happening.scope, idOf(customer));
  const session = await findOrRefuse(happening.scope, 'checkout.session', id);
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  const object = await keep(happening.scope, expired(session), idOf(customer));
  await announceEvent(happening, {
    type: 'checkout.session.expired',
    object,
    customer: idOf(customer),
  });
  return object;
}

function requireFairDates({ subscription_data: data, expires_at }: Creation, now: number): void {
  if (data?.trial_end !== undefined && data.trial_period_days !== undefined) {
    throw badRequest('You may only specify one of these parameters: trial_end, trial_period_days.');
  }
  if (data?.trial_end !== undefined && data.trial_end < now + 2 * DAY) {
    const message = 'The `trial_end` date has to be at least 2 days in the future.';
    throw badRequest(message, '', 'subscription_data[trial_end]');
  }
  if (data?.trial_period_days !== undefined && data.trial_period_days < 1) {
    const message = 'The minimum number of trial period days is 1.';
    throw badRequest(message, '', 'subscription_data[trial_period_days]');
  }
  if (expires_at === undefined || (expires_at >= now + 1800 && expires_at <= now + DAY)) return;
  throw badRequest('`expires_at` must be between 30 minutes and 24 hours.', '', 'expires_at');
}

function orderOf({ line_items: [line], subscription_data: data }: Creation): Order {
  return {
    price: line.price,
    quantity: line.quantity ?? 1,
    description: data?.description ?? null,
    metadata: data?.metadata ?? {},
    billingMode: data?.billing_mode?.type ?? 'flexible',
    trialEnd: data?.trial_end ?? null,
    trialDays: data?.trial_period_days ?? null,
    withoutCard: data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
  };
}
