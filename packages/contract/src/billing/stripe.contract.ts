import { PAYMENT_ENVIRONMENTS } from '@app/domain/billing/payment-environment';
import { PRICE_STANDINGS } from '@app/domain/billing/plan-price';
import {
  isStripeKey,
  STRIPE_MODES,
  type StripeKeyKind,
  type StripeMode,
  stripeKeyPrefixes,
} from '@app/domain/billing/stripe-keys';
import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, requiredText, sentText } from '../shared/schemas.ts';

const LONGEST_KEY = 300;
const mode = z.enum(STRIPE_MODES);
/** What is left empty stays as it is. */
const key = sentText.trim().max(LONGEST_KEY, `Use no máximo ${LONGEST_KEY} caracteres`).default('');

const KEY_FIELDS = {
  publishableKey: 'publishable-key',
  secretKey: 'secret-key',
  webhookSecret: 'webhook-secret',
} as const satisfies Record<string, StripeKeyKind>;
export type StripeKeyField = keyof typeof KEY_FIELDS;

export const stripeKeysForm = z
  .strictObject({ mode, publishableKey: key, secretKey: key, webhookSecret: key })
  .superRefine((form, context) => {
    const fields = stripeKeyFields.filter((field) => form[field] !== '');
    for (const field of fields) {
      if (isStripeKey(KEY_FIELDS[field], form.mode, form[field])) continue;
      const message = wrongKeyText(KEY_FIELDS[field], form.mode, form[field]);
      context.addIssue({ code: 'custom', path: [field], message });
    }
    if (fields.length > 0) return;
    context.addIssue({
      code: 'custom',
      path: ['publishableKey'],
      message: 'Cole ao menos uma chave',
    });
  });
export type StripeKeysForm = z.infer<typeof stripeKeysForm>;

export const stripeKeyFields = ['publishableKey', 'secretKey', 'webhookSecret'] as const;

/** The kind of each key that a form holds. */
export function stripeKeyKindOf(field: StripeKeyField): StripeKeyKind {
  return KEY_FIELDS[field];
}

const ENVIRONMENT_TEXT = { test: 'teste', live: 'produção' } as const;

/** Says what was pasted where it does not belong, and what belongs there. */
function wrongKeyText(kind: StripeKeyKind, wanted: StripeMode, typed: string): string {
  const beginnings = stripeKeyPrefixes(kind, wanted).join(' ou ');
  const other = wanted === 'test' ? 'live' : 'test';
  if (kind !== 'webhook-secret' && isStripeKey(kind, other, typed)) {
    return `Esta chave é de ${ENVIRONMENT_TEXT[other]}. A de ${ENVIRONMENT_TEXT[wanted]} começa com ${beginnings}.`;
  }
  return `Confira o que foi colado: o valor começa com ${beginnings}.`;
}

/** Whether each is set; what it is never leaves the server. */
const setKeys = z.object({
  publishableKey: z.boolean(),
  secretKey: z.boolean(),
  webhookSecret: z.boolean(),
});

export const stripeSettings = z.object({
  environment: mode,
  /** No secret key is set: nothing is really paid. */
  isSimulated: z.boolean(),
  keys: z.object({ test: setKeys, live: setKeys }),
});
export type StripeSettings = z.infer<typeof stripeSettings>;

export const planPrice = z.object({
  planId: id,
  planName: z.string(),
  priceMonthlyCents: z.int(),
  active: z.boolean(),
  /** What is sold at now; null while nobody needed one. */
  stripePriceId: z.string().nullable(),
});
export type PlanPrice = z.infer<typeof planPrice>;

export const testedPrice = planPrice.extend({
  standing: z.enum(PRICE_STANDINGS),
  /** What the provider charges; null where there is nothing to compare. */
  providerAmountCents: z.int().nullable(),
});
export type TestedPrice = z.infer<typeof testedPrice>;

const reachedAccount = z.object({
  environment: z.enum(PAYMENT_ENVIRONMENTS),
  /** Null where a restricted key may not ask who it belongs to. */
  account: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type ReachedAccount = z.infer<typeof reachedAccount>;

nameSchemas({
  StripeKeysForm: stripeKeysForm,
  StripeSettings: stripeSettings,
  PlanPrice: planPrice,
  TestedPrice: testedPrice,
});

const keyMissing = {
  STRIPE_KEY_MISSING: {
    status: 409,
    message: 'Salve antes a chave secreta deste ambiente.',
  },
} as const;
/** With what the provider says, in its own words. */
const providerFailed = {
  PAYMENT_PROVIDER_FAILED: {
    status: 424,
    message: 'Não foi possível falar com o Stripe. Tente novamente.',
  },
} as const;

const route = tagged('Plataforma');
const ofMode = z.strictObject({ mode });

export const stripeContract = {
  read: operatorProcedure
    .route(route.get('/platform/stripe', 'Configuração do Stripe'))
    .output(stripeSettings),

  /** Saves the keys that are given, all of them or none; empty ones stay as they are. */
  saveKeys: operatorProcedure
    .route(route.put('/platform/stripe/keys', 'Salvar chaves do Stripe'))
    .input(stripeKeysForm)
    .output(stripeSettings)
    .errors({
      ...providerFailed,
      STRIPE_KEY_OF_ANOTHER_ACCOUNT: {
        status: 409,
        message:
          'Esta chave é de outra conta do Stripe: nela não existem os clientes que já temos. Use uma chave da mesma conta. Nada foi salvo.',
      },
    }),

  /** Without its secret key an environment charges nobody, and what companies have in it counts no more. */
  removeKey: operatorProcedure
    .route(route.delete('/platform/stripe/keys/{mode}/{field}', 'Remover uma chave do Stripe'))
    .input(z.strictObject({ mode, field: z.enum(stripeKeyFields) }))
    .output(stripeSettings),

  /** From now on checkout asks the other environment. What companies have in this one counts no more. */
  chooseEnvironment: operatorProcedure
    .route(route.put('/platform/stripe/environment', 'Escolher o ambiente do Stripe'))
    .input(ofMode)
    .output(
      stripeSettings.extend({
        /** How many companies subscribed in the environment that was left. */
        subscribersLeft: z.int(),
      }),
    )
    .errors(keyMissing),

  listPrices: operatorProcedure
    .route(route.get('/platform/stripe/prices', 'Preços dos planos no Stripe'))
    .input(ofMode)
    .output(z.array(planPrice)),

  /** From now on the plan is sold at this price of the provider. */
  linkPrice: operatorProcedure
    .route(route.put('/platform/stripe/prices/{planId}', 'Ligar um preço do Stripe a um plano'))
    .input(
      z.strictObject({
        planId: id,
        mode,
        stripePriceId: requiredText(1, 255, 'Informe o Price ID'),
      }),
    )
    .output(planPrice)
    .errors({
      ...keyMissing,
      ...providerFailed,
      PLAN_NOT_FOUND: { status: 404, message: 'Plano não encontrado' },
      PRICE_OF_ANOTHER_PLAN: { status: 409, message: 'Este Price ID já é de outro plano.' },
      PRICE_DOES_NOT_FIT: {
        status: 409,
        message: 'Este preço do Stripe não serve para o plano.',
        data: testedPrice.pick({ standing: true, providerAmountCents: true }),
      },
    }),

  /** Asks the provider who it is that the saved keys open. */
  testConnection: operatorProcedure
    .route(route.post('/platform/stripe/test-connection', 'Testar a conexão com o Stripe'))
    .input(ofMode)
    .output(reachedAccount)
    .errors({
      ...keyMissing,
      ...providerFailed,
      STRIPE_KEY_OF_OTHER_ENVIRONMENT: {
        status: 409,
        message: 'O Stripe responde, mas a chave salva é do outro ambiente. Salve a chave certa.',
      },
    }),

  /** Reads the price of each plan at the provider and compares it with what the plan costs. */
  testPrices: operatorProcedure
    .route(route.post('/platform/stripe/test-prices', 'Testar os preços no Stripe'))
    .input(ofMode)
    .output(z.array(testedPrice))
    .errors({ ...keyMissing, ...providerFailed }),
};
