import { EVENT_STATUSES } from '@app/domain/billing/billing-event';
import { PAYMENT_ENVIRONMENTS } from '@app/domain/billing/payment-environment';
import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText } from '../shared/schemas.ts';

export const billingEvent = z.object({
  id: z.string(),
  environment: z.enum(PAYMENT_ENVIRONMENTS),
  type: z.string(),
  status: z.enum(EVENT_STATUSES),
  company: z.object({ id, name: z.string() }).nullable(),
  /** Why it concerned nobody, or what went wrong. */
  error: z.string().nullable(),
  receivedAt: instant,
  /** How often it came, and how often it was worked on. */
  deliveries: z.int(),
  attempts: z.int(),
});
export type BillingEvent = z.infer<typeof billingEvent>;

const eventFilters = {
  /** Part of a company's name, or the beginning of an event's id. */
  search: sentText.trim().max(120).default(''),
  status: z.enum(EVENT_STATUSES).optional(),
  type: sentText.max(120).optional(),
  environment: z.enum(PAYMENT_ENVIRONMENTS).optional(),
};

const webhookAnswer = z.object({
  eventId: z.string(),
  environment: z.enum(PAYMENT_ENVIRONMENTS),
  /** The status of the answer; null where none came. */
  status: z.int().nullable(),
  /** The answer itself, or why there is none. */
  answer: z.string(),
  milliseconds: z.int(),
});
export type WebhookAnswer = z.infer<typeof webhookAnswer>;

nameSchemas({ BillingEvent: billingEvent });

const route = tagged('Plataforma');

export const webhooksContract = {
  /** What has to be typed in at the provider. */
  read: operatorProcedure.route(route.get('/platform/webhooks', 'Endereço do webhook')).output(
    z.object({
      url: z.string(),
      apiVersion: z.string(),
      events: z.array(z.string()),
      /** Whether what is signed in the environment that is switched on can be checked. */
      isSecretSet: z.boolean(),
    }),
  ),

  /** Every event that came, newest first. */
  list: operatorProcedure
    .route(route.get('/platform/webhooks/events', 'Histórico de webhooks'))
    .input(z.strictObject({ ...eventFilters, ...pageInput() }))
    .output(pageOf(billingEvent)),

  /** Sends a signed event that concerns no company to our own address, as the provider would. */
  test: operatorProcedure
    .route(route.post('/platform/webhooks/test', 'Enviar um evento de teste'))
    .output(webhookAnswer)
    .errors({
      WEBHOOK_SECRET_MISSING: {
        status: 409,
        message: 'Salve antes o segredo do webhook deste ambiente, na tela Stripe.',
      },
    }),
};
