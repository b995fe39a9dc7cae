import { COMPANY_LIMITS } from '@app/domain/company/company-form';
import { COMPANY_BADGES, LISTED_SUBSCRIPTIONS } from '@app/domain/company/listed-company';
import { COMPANY_CONCERNS } from '@app/domain/platform/concern';
import { z } from 'zod';
import { companyFormSchema, storedCompanyForm } from '../company/company.contract.ts';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText, version } from '../shared/schemas.ts';

/** What a form sends where no plan is chosen; it is saved as none. */
export const NO_PLAN = 'no_plan';

const plan = z.object({ id, name: z.string(), priceMonthlyCents: z.int() });
const mark = z.object({ id, name: z.string(), color: z.string() });

export const listedCompany = z.object({
  id,
  name: z.string(),
  tradeName: z.string(),
  document: z.string(),
  email: z.string(),
  plan: plan.nullable(),
  badge: z.enum(COMPANY_BADGES),
  customStatus: mark.nullable(),
  /** Cancelled for so long that an operator may take it away. */
  isLongCanceled: z.boolean(),
  /** Nobody accepted the invitation to own it yet. */
  waitsForOwner: z.boolean(),
  createdAt: instant,
});
export type ListedCompany = z.infer<typeof listedCompany>;

export const operatedCompanyForm = companyFormSchema.safeExtend({
  planId: z
    .union([id, z.literal(NO_PLAN)], 'Selecione o plano')
    .nullable()
    .default(null)
    .transform((chosen) => (chosen === NO_PLAN ? null : chosen)),
  customStatusId: id.nullable().default(null),
});
export type OperatedCompanyForm = z.infer<typeof operatedCompanyForm>;

export const operatedCompany = storedCompanyForm.extend({
  planId: id.nullable(),
  customStatusId: id.nullable(),
  badge: z.enum(COMPANY_BADGES),
  version,
});
export type OperatedCompany = z.infer<typeof operatedCompany>;

const openedCompany = operatedCompany.extend({
  /** Whether the plan comes with a subscription that goes on at the provider, and is changed there. */
  isPlanSubscribed: z.boolean(),
});
export type OpenedCompany = z.infer<typeof openedCompany>;

const foundedCompany = operatedCompany.extend({
  /** The invitation of the owner, where no mail reaches her and somebody has to hand it over. */
  invitationLink: z.string().nullable(),
});

export const listedSubscription = z.object({
  id,
  name: z.string(),
  tradeName: z.string(),
  email: z.string(),
  plan: plan.nullable(),
  status: z.enum(LISTED_SUBSCRIPTIONS),
  badge: z.enum(COMPANY_BADGES),
  isLongCanceled: z.boolean(),
  trialEndsAt: instant.nullable(),
  currentPeriodEnd: instant.nullable(),
  createdAt: instant,
});
export type ListedSubscription = z.infer<typeof listedSubscription>;

const subscriptionCounts = z.object({
  total: z.int(),
  active: z.int(),
  /** Whose trial ends in the future. */
  inTrial: z.int(),
  late: z.int(),
  canceled: z.int(),
});

nameSchemas({
  ListedCompany: listedCompany,
  OperatedCompanyForm: operatedCompanyForm,
  OperatedCompany: operatedCompany,
  ListedSubscription: listedSubscription,
  SubscriptionCounts: subscriptionCounts,
});

const route = tagged('Plataforma: empresas');
const which = z.strictObject({ id });
/** A whole name fits in: a link to one company searches for it. */
const search = sentText.max(COMPANY_LIMITS.nameLength).optional();
const notFound = { COMPANY_NOT_FOUND: { status: 404, message: 'Empresa não encontrada' } } as const;
const beingDeleted = {
  COMPANY_BEING_DELETED: { status: 409, message: 'Esta empresa já está sendo excluída.' },
} as const;
const chosenGone = {
  PLAN_NOT_FOUND: { status: 409, message: 'Este plano não existe mais. Escolha outro.' },
  STATUS_NOT_FOUND: { status: 409, message: 'Este status não existe mais. Escolha outro.' },
} as const;

export const platformCompaniesContract = {
  /** Newest first. */
  list: operatorProcedure
    .route(route.get('/platform/companies', 'Listar empresas'))
    .input(
      z.strictObject({
        ...pageInput(),
        /** In name, trade name, document and e-mail. */
        search,
        badge: z.enum(COMPANY_BADGES).optional(),
        /** `no_plan` for those without one. */
        planId: z.union([id, z.literal(NO_PLAN)]).optional(),
        customStatusId: id.optional(),
        /** Those that the dashboard counts. */
        concern: z.enum(COMPANY_CONCERNS).optional(),
      }),
    )
    .output(pageWithTotals(listedCompany, z.object({ count: z.int() }))),

  /** What can be chosen in the form and in the filters. */
  choices: operatorProcedure
    .route(route.get('/platform/companies/choices', 'Planos e status das empresas'))
    .output(
      z.object({
        plans: z.array(plan.extend({ active: z.boolean() })),
        statuses: z.array(mark),
      }),
    ),

  get: operatorProcedure
    .route(route.get('/platform/companies/{id}', 'Ver empresa'))
    .input(which)
    .output(openedCompany)
    .errors(notFound),

  /** Starts with the trial like any other; its e-mail gets the invitation to own it. */
  create: operatorProcedure
    .route(route.create('/platform/companies', 'Criar empresa'))
    .input(operatedCompanyForm)
    .output(foundedCompany)
    .errors(chosenGone),

  /**
   * Takes the version that was read; whoever changed it meanwhile is not overwritten. Nor is the plan
   * that the provider changed: that makes no version, because the owner's forms do not show it.
   */
  update: operatorProcedure
    .route(route.put('/platform/companies/{id}', 'Alterar empresa'))
    .input(operatedCompanyForm.safeExtend({ id, version, openedPlanId: id.nullable() }))
    .output(operatedCompany)
    .errors({
      ...notFound,
      ...beingDeleted,
      ...chosenGone,
      PLAN_SUBSCRIBED: {
        status: 409,
        message:
          'Este plano vem da assinatura no Stripe. Troque o plano lá e depois use “Sincronizar”.',
      },
      COMPANY_CHANGED_MEANWHILE: {
        status: 409,
        message:
          'Outra pessoa alterou a empresa enquanto você editava. Recarregue, confira e altere de novo.',
      },
    }),

  /** A new invitation to own it, as long as nobody does. */
  inviteOwner: operatorProcedure
    .route(route.post('/platform/companies/{id}/invitation', 'Reenviar o convite da empresa'))
    .input(which)
    .output(z.object({ email: z.string(), invitationLink: z.string().nullable() }))
    .errors({
      ...notFound,
      ...beingDeleted,
      COMPANY_HAS_OWNER: { status: 409, message: 'Esta empresa já tem proprietário.' },
    }),

  /** Nobody enters it and clients do not find it, until it is opened again. */
  deactivate: operatorProcedure
    .route(route.post('/platform/companies/{id}/deactivate', 'Desativar empresa'))
    .input(which)
    .output(operatedCompany)
    .errors({ ...notFound, ...beingDeleted }),

  reactivate: operatorProcedure
    .route(route.post('/platform/companies/{id}/reactivate', 'Reativar empresa'))
    .input(which)
    .output(operatedCompany)
    .errors({ ...notFound, ...beingDeleted }),

  /** Closes it at once; everything it holds is then taken away, piece by piece and for good. */
  remove: operatorProcedure
    .route(route.post('/platform/companies/{id}/deletion', 'Excluir empresa com todos os dados'))
    .input(z.strictObject({ id, name: sentText.max(COMPANY_LIMITS.nameLength * 2) }))
    .output(operatedCompany)
    .errors({
      ...notFound,
      ...beingDeleted,
      NAME_NOT_TYPED: {
        status: 409,
        message: 'O nome digitado não é o da empresa. Confira e digite de novo.',
      },
    }),
};

export const platformSubscriptionsContract = {
  /** The subscriptions of all companies, the newest company first. */
  list: operatorProcedure
    .route(tagged('Plataforma: assinaturas').get('/platform/subscriptions', 'Listar assinaturas'))
    .input(
      z.strictObject({ ...pageInput(), search, status: z.enum(LISTED_SUBSCRIPTIONS).optional() }),
    )
    .output(pageOf(listedSubscription)),

  counts: operatorProcedure
    .route(
      tagged('Plataforma: assinaturas').get('/platform/subscriptions/counts', 'Contar assinaturas'),
    )
    .output(subscriptionCounts),
};
