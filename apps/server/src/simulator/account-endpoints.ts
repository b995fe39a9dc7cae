import type Stripe from 'stripe';
import { z } from 'zod';
import { type Endpoint, endpoint, pageOf, wasCreatedIn } from './endpoint.ts';
import type { Happening } from './happening.ts';
import { all, findOrRefuse, keep, newId, type StoredEvent } from './object-store.ts';
import { address, createdRange, expand, flag, metadata, pages, text } from './parameter-check.ts';

const eventListing = z.strictObject({
  ...pages,
  type: text.optional(),
  types: z.array(text).optional(),
  delivery_success: flag.optional(),
  created: createdRange,
});
const webhookCreation = z.strictObject({
  url: address,
  enabled_events: z.array(text).min(1),
  api_version: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  expand,
});

/** What an account asks about itself. */
export function accountEndpoints(webhookSecret: () => Promise<string>): Endpoint[] {
  return [
    endpoint('GET /v1/balance', z.strictObject({ expand }), async () => BALANCE),
    endpoint('GET /v1/account', z.strictObject({ expand }), async () => ACCOUNT),
    endpoint('GET /v1/events', eventListing, listEvents),
    endpoint('GET /v1/events/:id', z.strictObject({ expand }), ({ happening, id }) =>
      findOrRefuse(happening.scope, 'event', id),
    ),
    endpoint('POST /v1/webhook_endpoints', webhookCreation, async ({ happening, parameters }) => {
      const made = await keep(happening.scope, webhookOf(parameters, happening.now));
      // Told once, as the provider does, and never kept with the object.
      return { ...made, secret: await webhookSecret() };
    }),
  ];
}

type Listing = { happening: Happening; parameters: z.output<typeof eventListing> };

async function listEvents({ happening, parameters }: Listing): Promise<object> {
  const { type, types, delivery_success, created } = parameters;
  const events = (await all(happening.scope, 'event'))
    .filter((event) => type === undefined || event.type === type)
    .filter((event) => !types || types.includes(event.type))
    .filter((event) => delivery_success === undefined || arrived(event) === delivery_success)
    .filter(wasCreatedIn(created));
  return pageOf(events, '/v1/events', parameters);
}

function arrived({ _notes: { state } }: StoredEvent): boolean {
  return state === 'delivered' || state === 'unwanted';
}

function webhookOf(
  asked: z.output<typeof webhookCreation>,
  created: number,
): Stripe.WebhookEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: asked.api_version ?? null,
    application: null,
    created,
    description: asked.description ?? null,
    enabled_events: asked.enabled_events,
    livemode: false,
    metadata: asked.metadata ?? {},
    status: 'enabled',
    url: asked.url,
  };
}

const BALANCE: Stripe.Balance = {
  object: 'balance',
  available: [{ amount: 0, currency: 'brl', source_types: { card: 0 } }],
  livemode: false,
  pending: [{ amount: 0, currency: 'brl', source_types: { card: 0 } }],
};

/** As little of an account as the provider tells of the simplest one. */
const ACCOUNT: Stripe.Account = {
  id: 'acct_simulado',
  object: 'account',
  business_profile: null,
  business_type: null,
  charges_enabled: true,
  country: 'BR',
  default_currency: 'brl',
  details_submitted: true,
  email: 'simulador@horamarcada.test',
  payouts_enabled: true,
  settings: null,
  type: 'standard',
};
