import { MOST_BASIS_POINTS } from '@app/domain/catalog/commission';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, typedDate, wholeNumber } from '../shared/schemas.ts';

/** Hundredths of a percent: 40,25 % is 4025. */
const basisPoints = wholeNumber(0, MOST_BASIS_POINTS, 'Informe uma porcentagem entre 0 e 100');

export const commissionForm = z.strictObject({
  serviceId: z.uuid('Selecione um serviço'),
  basisPoints,
  /** The first day it holds: today or later. */
  fromDate: typedDate,
});
export type CommissionForm = z.infer<typeof commissionForm>;

export const commission = z.object({
  serviceId: id,
  serviceName: z.string(),
  /** Hers, where she has a price of her own. */
  priceCents: z.int(),
  /** What holds today; null before the first day of a future one. */
  basisPoints: basisPoints.nullable(),
  /** All of it, newest first. A null ended the commission. */
  history: z.array(z.object({ fromDate: date, basisPoints: basisPoints.nullable() })),
});
export type Commission = z.infer<typeof commission>;

const cell = {
  professionalId: id,
  /** Null is her usual rate, for services without one of their own. */
  serviceId: id.nullable(),
  /** Without a service: her usual rate of products, for those that say none themselves. */
  ofProducts: z.boolean().optional(),
};

/** From its day on; a null ends the rate of the cell. */
const seenChange = z.strictObject({ fromDate: typedDate, basisPoints: basisPoints.nullable() });

export const commissionTableForm = z.strictObject({
  cells: z
    .array(
      /** Null takes the rate away: of a service the usual one holds again. */
      z.strictObject({
        ...cell,
        basisPoints: basisPoints.nullable(),
        /** What stood there: where it is another by now, nothing is set. Left out, nobody asks. */
        seenBasisPoints: basisPoints.nullable().optional(),
        /** What was planned there and is dropped by this, soonest first. Left out, what is planned stays. */
        seenPlanned: z.array(seenChange).max(1000).optional(),
      }),
    )
    .min(1, 'Mude ao menos uma comissão.')
    .max(1000, 'Mude no máximo 1000 de uma vez'),
});

export const commissionTable = z.object({
  /** Whoever works here now, as the agenda shows them. */
  professionals: z.array(z.object({ id, name: z.string() })),
  /** What is offered now, by name. */
  services: z.array(z.object({ id, name: z.string(), priceCents: z.int() })),
  /** The rates that hold today; what is missing has none of its own. */
  rates: z.array(z.object({ ...cell, basisPoints })),
  /** What will change after today, soonest first: setting a rate drops it. */
  planned: z.array(z.object({ ...cell, fromDate: date, basisPoints: basisPoints.nullable() })),
});
export type CommissionTable = z.infer<typeof commissionTable>;
export type CommissionCell = z.infer<typeof commissionTableForm>['cells'][number];

const route = tagged('Comissões');
const notFound = {
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'Profissional não encontrado' },
  SERVICE_NOT_FOUND: { status: 404, message: 'Serviço não encontrado' },
} as const;
const inThePast = {
  COMMISSION_IN_THE_PAST: {
    status: 400,
    message: 'Escolha hoje ou um dia futuro. O que já passou não muda.',
  },
} as const;
const commissionNotFound = {
  COMMISSION_NOT_FOUND: { status: 404, message: 'Comissão não encontrada' },
} as const;
const professionalId = { professionalId: id };

nameSchemas({
  CommissionRateForm: commissionForm,
  CommissionRate: commission,
  CommissionTable: commissionTable,
  CommissionTableForm: commissionTableForm,
});

export const commissionRatesContract = {
  /** What everybody earns today. */
  table: companyProcedure
    .route(route.get('/commission-rates', 'Tabela de comissões'))
    .output(commissionTable),

  /** Several at once, from today on, all or none. Changes planned for later are dropped, where they were seen. */
  set: companyProcedure
    .route(route.put('/commission-rates', 'Definir comissões'))
    .input(commissionTableForm)
    .output(commissionTable)
    .errors({
      ...notFound,
      COMMISSIONS_CHANGED: {
        status: 409,
        message: 'Outra pessoa mudou estas comissões. Confira e salve de novo.',
      },
    }),

  /** Those that hold today or will, by the service's name. */
  list: companyProcedure
    .route(route.get('/professionals/{professionalId}/commissions', 'Comissões do profissional'))
    .input(z.strictObject(professionalId))
    .output(z.array(commission))
    .errors({ PROFESSIONAL_NOT_FOUND: notFound.PROFESSIONAL_NOT_FOUND }),

  create: companyProcedure
    .route(route.create('/professionals/{professionalId}/commissions', 'Criar comissão'))
    .input(commissionForm.extend(professionalId))
    .output(commission)
    .errors({
      ...notFound,
      ...inThePast,
      COMMISSION_EXISTS: { status: 409, message: 'Já existe comissão para este serviço.' },
    }),

  /** From a day on; what held before stays as it was. */
  change: companyProcedure
    .route(
      route.put('/professionals/{professionalId}/commissions/{serviceId}', 'Mudar a porcentagem'),
    )
    .input(commissionForm.extend(professionalId))
    .output(commission)
    .errors({ ...commissionNotFound, ...inThePast }),

  /** From today on nothing is owed any more; the past keeps its rates. */
  remove: companyProcedure
    .route(
      route.delete('/professionals/{professionalId}/commissions/{serviceId}', 'Excluir comissão'),
    )
    .input(z.strictObject({ ...professionalId, serviceId: id }))
    .output(z.object({ serviceId: id }))
    .errors(commissionNotFound),
};
