import type Stripe from 'stripe';
import { z } from 'zod';
import { type Endpoint, endpoint, pageOf } from './endpoint.ts';
import type { Happening } from './happening.ts';
import { all, findOrRefuse, keep, newId } from './object-store.ts';
import { address, expand, flag, metadata, pages, text } from './parameter-check.ts';

const switched = z.strictObject({ enabled: flag }).optional();
const features = z.strictObject({
  invoice_history: switched,
  payment_method_update: switched,
  subscription_cancel: z
    .strictObject({ enabled: flag, mode: z.enum(['at_period_end', 'immediately']).optional() })
    .optional(),
  subscription_update: switched,
  customer_update: z
    .strictObject({
      enabled: flag,
      allowed_updates: z
        .array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id']))
        .optional(),
    })
    .optional(),
});
const profile = z.strictObject({
  headline: text.optional(),
  privacy_policy_url: text.optional(),
  terms_of_service_url: text.optional(),
});
const configurationCreation = z.strictObject({
  features,
  business_profile: profile.optional(),
  default_return_url: text.optional(),
  name: text.optional(),
  metadata: metadata.optional(),
  expand,
});
type ConfigurationCreation = z.output<typeof configurationCreation>;
const configurationListing = z.strictObject({
  ...pages,
  active: flag.optional(),
  is_default: flag.optional(),
});
const sessionCreation = z.strictObject({
  customer: text,
  configuration: text.optional(),
  locale: z.enum(['auto', 'pt', 'pt-BR', 'en', 'es']).optional(),
  return_url: address.optional(),
  expand,
});
type SessionCreation = z.output<typeof sessionCreation>;

export const portalEndpoints: Endpoint[] = [
  endpoint('POST /v1/billing_portal/configurations', configurationCreation, (call) =>
    keep(call.happening.scope, configurationOf(call.parameters, call.happening.now)),
  ),
  endpoint('GET /v1/billing_portal/configurations', configurationListing, async (call) => {
    const { active, is_default } = call.parameters;
    const configurations = (await all(call.happening.scope, 'billing_portal.configuration'))
      .filter((one) => active === undefined || one.active === active)
      .filter((one) => is_default === undefined || one.is_default === is_default);
    return pageOf(configurations, '/v1/billing_portal/configurations', call.parameters);
  }),
  endpoint('POST /v1/billing_portal/sessions', sessionCreation, (call) =>
    openPortal(call.happening, call.parameters),
  ),
];

async function openPortal(happening: Happening, asked: SessionCreation): Promise<object> {
  const { scope, now, publicUrl } = happening;
  const customer = await findOrRefuse(scope, 'customer', asked.customer);
  const configuration = asked.configuration
    ? await findOrRefuse(scope, 'billing_portal.configuration', asked.configuration)
    : await keep(scope, configurationOf({ features: {} }, now));
  const id = newId('bps');
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: now,
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: asked.locale ?? null,
    on_behalf_of: null,
    return_url: asked.return_url ?? publicUrl,
    url: `${publicUrl}/pagamento-simulado/portal/${id}`,
  };
  return keep(scope, session, customer.id);
}

function configurationOf(
  asked: ConfigurationCreation,
  created: number,
): Stripe.BillingPortal.Configuration {
  const { business_profile: about } = asked;
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: about?.headline ?? null,
      privacy_policy_url: about?.privacy_policy_url ?? null,
      terms_of_service_url: about?.terms_of_service_url ?? null,
    },
    created,
    default_return_url: asked.default_return_url ?? null,
    features: featuresOf(asked.features),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: asked.metadata ?? {},
    name: asked.name ?? null,
    updated: created,
  };
}

function featuresOf(
  asked: z.output<typeof features>,
): Stripe.BillingPortal.Configuration['features'] {
  return {
    customer_update: {
      allowed_updates: asked.customer_update?.allowed_updates ?? [],
      enabled: asked.customer_update?.enabled ?? false,
    },
    invoice_history: { enabled: asked.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: asked.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: asked.subscription_cancel?.enabled ?? false,
      mode: asked.subscription_cancel?.mode ?? 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: asked.subscription_update?.enabled ?? false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  };
}
