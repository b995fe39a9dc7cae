import { MODULES } from '@app/domain/billing/access';
import { PLAN_LIMITS } from '@app/domain/billing/plan';
import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  id,
  instant,
  LARGEST_INTEGER,
  removed,
  requiredText,
  shownText,
  version,
  wholeNumber,
} from '../shared/schemas.ts';

const limits = PLAN_LIMITS;
const LARGEST_PRICE = 100_000_000;
const wrongPrice = 'Preço deve ser maior que zero';

export const planForm = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  description: shownText(0, limits.descriptionLength, 'Texto inválido').default(''),
  /** 0 is free. */
  priceMonthlyCents: z.int(wrongPrice).min(0, wrongPrice).max(LARGEST_PRICE, 'Valor inválido'),
  freeTrialDays: wholeNumber(0, limits.trialDays, `Use de 0 a ${limits.trialDays} dias`).default(7),
  /** Null for as many as you like. */
  maxProfessionals: wholeNumber(1, LARGEST_INTEGER, 'Use pelo menos 1, ou deixe em branco')
    .nullable()
    .default(1),
  /** 0 for as many as you like. */
  maxAppointmentsMonthly: wholeNumber(0, LARGEST_INTEGER, 'Use 0 ou mais').default(0),
  showOnLanding: z.boolean().default(true),
  isMostPopular: z.boolean().default(false),
  isBasicPlan: z.boolean().default(false),
  displayOrder: wholeNumber(0, limits.displayOrder, `Use de 0 a ${limits.displayOrder}`).default(0),
  active: z.boolean().default(true),
  /** What its companies do not get once their trial is over. */
  closedModules: z
    .array(z.enum(MODULES))
    .transform((closed) => [...new Set(closed)])
    .default([]),
  landingPageFeatures: z
    .array(requiredText(1, limits.featureLength, 'Escreva a vantagem ou apague a linha'))
    .max(limits.features, `Use no máximo ${limits.features} vantagens`)
    .default([]),
});
export type PlanForm = z.infer<typeof planForm>;

export const platformPlan = z.object({
  id,
  name: z.string(),
  description: z.string(),
  priceMonthlyCents: z.int(),
  freeTrialDays: z.int(),
  maxProfessionals: z.int().nullable(),
  maxAppointmentsMonthly: z.int(),
  showOnLanding: z.boolean(),
  isMostPopular: z.boolean(),
  isBasicPlan: z.boolean(),
  displayOrder: z.int(),
  active: z.boolean(),
  closedModules: z.array(z.enum(MODULES)),
  landingPageFeatures: z.array(z.string()),
  /** How many companies have it now. */
  companies: z.int(),
  version,
  createdAt: instant,
});
export type PlatformPlan = z.infer<typeof platformPlan>;

nameSchemas({ PlanForm: planForm, PlatformPlan: platformPlan });

const route = tagged('Plataforma');
const which = z.strictObject({ id });
const notFound = { PLAN_NOT_FOUND: { status: 404, message: 'Plano não encontrado' } } as const;

export const platformPlansContract = {
  /** All of them, in the order in which they are offered. */
  list: operatorProcedure
    .route(route.get('/platform/plans', 'Planos da plataforma'))
    .output(z.array(platformPlan)),

  create: operatorProcedure
    .route(route.create('/platform/plans', 'Criar plano'))
    .input(planForm)
    .output(platformPlan),

  /** Takes the version that was read. Whoever subscribed already goes on paying what it cost then. */
  update: operatorProcedure
    .route(route.put('/platform/plans/{id}', 'Alterar plano'))
    .input(planForm.safeExtend({ id, version }))
    .output(platformPlan)
    .errors({
      ...notFound,
      PLAN_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este plano enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  /** It is offered to nobody any more; its companies keep it. */
  deactivate: operatorProcedure
    .route(route.post('/platform/plans/{id}/deactivate', 'Inativar plano'))
    .input(which)
    .output(platformPlan)
    .errors(notFound),

  reactivate: operatorProcedure
    .route(route.post('/platform/plans/{id}/reactivate', 'Ativar plano'))
    .input(which)
    .output(platformPlan)
    .errors(notFound),

  remove: operatorProcedure
    .route(route.delete('/platform/plans/{id}', 'Excluir plano'))
    .input(which)
    .output(removed)
    .errors({
      ...notFound,
      PLAN_IN_USE: {
        status: 409,
        message: 'Há empresas neste plano, então ele não pode ser excluído. Inative-o.',
        data: z.object({ companies: z.int() }),
      },
    }),
};
