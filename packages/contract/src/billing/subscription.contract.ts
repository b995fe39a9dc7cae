import { MODULES, SUBSCRIPTION_STATUSES } from '@app/domain/billing/access';
import { PAYMENT_STATUSES } from '@app/domain/billing/payment';
import { z } from 'zod';
import { companyProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText } from '../shared/schemas.ts';

const planInForce = z.object({
  id: id.nullable(),
  name: z.string(),
  priceCents: z.int(),
  maxProfessionals: z.int().nullable(),
  /** 0 means as many as you like. */
  maxAppointmentsMonthly: z.int(),
  closedModules: z.array(z.enum(MODULES)),
});

export const payment = z.object({
  id: z.string(),
  amountCents: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  at: instant,
  periodStart: instant.nullable(),
  periodEnd: instant.nullable(),
  invoiceUrl: z.url().nullable(),
});
export type SubscriptionPayment = z.infer<typeof payment>;

export const subscriptionSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  trialEndsAt: instant.nullable(),
  currentPeriodEnd: instant.nullable(),
  hasAccess: z.boolean(),
  /** There is a subscription at the payment provider which can be managed there. */
  isSubscribed: z.boolean(),
  plan: planInForce.nullable(),
  payments: z.array(payment),
  /** Nothing is really paid: the payments of this system are simulated. */
  isSimulated: z.boolean(),
});
export type CompanySubscription = z.infer<typeof subscriptionSchema>;

const providerErrors = {
  PAYMENT_NOT_CONFIGURED: {
    status: 409,
    message: 'O pagamento ainda não está configurado. Fale com o suporte.',
  },
  PAYMENT_PROVIDER_FAILED: {
    status: 424,
    message: 'Não foi possível falar com o provedor de pagamento. Tente novamente.',
  },
} as const;
const route = tagged('Assinatura');

nameSchemas({ PlanInForce: planInForce, Payment: payment, Subscription: subscriptionSchema });

export const subscriptionContract = {
  read: companyProcedure
    .route(route.get('/subscription', 'Minha assinatura'))
    .output(subscriptionSchema),

  /** Opens the payment provider's page for a plan. */
  checkout: companyProcedure
    .route(route.post('/subscription/checkout', 'Assinar um plano'))
    .input(z.strictObject({ planId: id }))
    .output(z.object({ url: z.url() }))
    .errors({
      ...providerErrors,
      PLAN_NOT_FOUND: { status: 404, message: 'Plano não encontrado' },
      PLAN_WITHOUT_PRICE: {
        status: 409,
        message: 'Este plano ainda não pode ser assinado. Fale com o suporte.',
      },
      ALREADY_SUBSCRIBED: {
        status: 409,
        message: 'Sua empresa já tem uma assinatura. Abra "Gerenciar Assinatura" para mudá-la.',
      },
      CHECKOUT_WITHOUT_URL: { status: 424, message: 'URL de checkout não recebida' },
    }),

  /** Whether the payment provider knows a live subscription of this company by now. */
  verify: companyProcedure
    .route(route.post('/subscription/verify', 'Conferir o pagamento'))
    .input(z.strictObject({ sessionId: sentText.max(255).optional() }))
    .output(
      z.object({
        verified: z.boolean(),
        subscription_status: z.enum(SUBSCRIPTION_STATUSES),
        is_trial_active: z.boolean(),
        trial_days_remaining: z.int(),
        company_id: id,
      }),
    )
    .errors(providerErrors),

  portal: companyProcedure
    .route(route.post('/subscription/portal', 'Gerenciar a assinatura'))
    .output(z.object({ url: z.url() }))
    .errors({
      ...providerErrors,
      NEVER_SUBSCRIBED: { status: 409, message: 'Sua empresa ainda não tem uma assinatura.' },
      PORTAL_WITHOUT_URL: { status: 424, message: 'URL do portal não recebida' },
    }),

  /** Asks the payment provider for the truth and stores it. */
  sync: companyProcedure
    .route(route.post('/subscription/sync', 'Sincronizar a assinatura'))
    .output(z.object({ success: z.literal(true) }))
    .errors({ ...providerErrors, ...tooManyRequests }),
};
