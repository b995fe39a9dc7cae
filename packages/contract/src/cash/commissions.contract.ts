import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { date, id, instant } from '../shared/schemas.ts';
import {
  cashClosed,
  methodErrors,
  notes,
  requestKeyErrors,
  someAmount,
  transaction,
} from './money.contract.ts';

/** What a professional is owed for one service, or of one tip. */
const owed = z.object({
  id,
  kind: z.enum(['commission', 'tip_share']),
  professionalId: id,
  professionalName: z.string(),
  appointmentId: id,
  appointmentTime: instant,
  clientName: z.string(),
  serviceName: z.string(),
  /** Hundredths of a percent; null for a tip. */
  basisPoints: z.int().nullable(),
  /** What was paid for the service. */
  baseCents: z.int(),
  amountCents: z.int(),
  /** The day the client paid. */
  date,
});
export type OwedItem = z.infer<typeof owed>;

const paid = owed.extend({
  paymentId: id,
  paidAt: instant,
  paymentMethodName: z.string(),
  /** Its settlement was refunded afterwards: to be settled with the professional. */
  refundedLater: z.boolean(),
});
export type PaidItem = z.infer<typeof paid>;

const pending = z.object({
  /** Oldest first. */
  items: z.array(owed),
  professionals: z.array(
    z.object({
      id,
      name: z.string(),
      owedCents: z.int(),
      /** Vales that were not given back yet. */
      advancesCents: z.int(),
    }),
  ),
  /** The list is cut where it gets long; the sums are not. */
  hasMore: z.boolean(),
});
export type PendingCommissions = z.infer<typeof pending>;

export const commissionPaymentForm = z.strictObject({
  ids: z
    .array(id)
    .min(1, 'Selecione ao menos uma comissão.')
    .max(500, 'Pague no máximo 500 de uma vez'),
  paymentMethodId: z.uuid('Selecione um método de pagamento.'),
  /** Vales taken off, for each professional among them. */
  advanceReturns: z
    .array(z.strictObject({ professionalId: id, amountCents: someAmount }))
    .max(100)
    .default([]),
});
export type CommissionPaymentForm = z.infer<typeof commissionPaymentForm>;

export const advanceForm = z.strictObject({
  professionalId: z.uuid('Selecione um profissional'),
  amountCents: someAmount,
  paymentMethodId: z.uuid('Selecione um método de pagamento.'),
  reason: notes,
});
export type AdvanceForm = z.infer<typeof advanceForm>;

const statementLine = z.object({
  date,
  appointmentTime: instant,
  clientName: z.string(),
  serviceName: z.string(),
  grossCents: z.int(),
  discountCents: z.int(),
  baseCents: z.int(),
  basisPoints: z.int().nullable(),
  houseCents: z.int(),
  professionalCents: z.int(),
  status: z.enum(['open', 'paid', 'refunded', 'none']),
  /** A line that takes an earlier one back. */
  isRefund: z.boolean(),
});
const sums = z.object({
  grossCents: z.int(),
  discountCents: z.int(),
  baseCents: z.int(),
  houseCents: z.int(),
  professionalCents: z.int(),
  tipsCents: z.int(),
  /** Paid within the period, whenever it was earned. */
  paidCents: z.int(),
  /** Earned within the period and not paid yet. */
  openCents: z.int(),
});
const statement = z.object({
  company: z.object({ name: z.string(), document: z.string() }),
  professional: z.object({ id, name: z.string() }),
  fromDate: date,
  untilDate: date,
  lines: z.array(statementLine),
  tips: z.array(
    z.object({
      date,
      clientName: z.string(),
      amountCents: z.int(),
      status: z.enum(['open', 'paid', 'refunded']),
    }),
  ),
  payments: z.array(z.object({ date, description: z.string(), amountCents: z.int() })),
  advances: z.array(z.object({ date, description: z.string(), amountCents: z.int() })),
  sums,
  /** Today, over all time. */
  owedNowCents: z.int(),
  advancesNowCents: z.int(),
});
export type Statement = z.infer<typeof statement>;

const tags = ['Comissões'];
const period = z.strictObject({
  /** Her own when missing. */
  professionalId: id.optional(),
  fromDate: date,
  /** The last day that belongs. */
  toDate: date,
});
const statementErrors = {
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'Profissional não encontrado' },
  PERIOD_TOO_LONG: {
    status: 400,
    message: 'Escolha um período de até 366 dias, com o início antes do fim.',
  },
} as const;

export const commissionsContract = {
  listPending: companyProcedure
    .route({ method: 'GET', path: '/commissions/pending', tags, summary: 'Comissões a pagar' })
    .input(z.strictObject({ professionalId: id.optional() }))
    .output(pending),

  /** Newest first. */
  listPaid: companyProcedure
    .route({ method: 'GET', path: '/commissions/paid', tags, summary: 'Comissões pagas' })
    .input(
      z.strictObject({
        professionalId: id.optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ items: z.array(paid), nextCursor: z.string().nullable() })),

  pay: companyProcedure
    .route({
      method: 'POST',
      path: '/commissions/payments',
      successStatus: 201,
      tags,
      summary: 'Pagar comissões',
    })
    .input(commissionPaymentForm)
    .output(
      z.object({
        paidIds: z.array(id),
        paidCents: z.int(),
        returnedCents: z.int(),
        handedOverCents: z.int(),
      }),
    )
    .errors({
      ...cashClosed,
      ...methodErrors,
      ...requestKeyErrors,
      COMMISSION_NOT_OPEN: {
        status: 409,
        message: 'Uma das comissões já foi paga ou estornada. Confira a lista e tente de novo.',
      },
      ADVANCE_TOO_LARGE: {
        status: 409,
        message: 'O desconto de vales é maior que o vale em aberto ou que o valor a pagar.',
      },
    }),

  /** 'Vale': money a professional gets before it is earned. */
  advance: companyProcedure
    .route({
      method: 'POST',
      path: '/commissions/advances',
      successStatus: 201,
      tags,
      summary: 'Registrar vale',
    })
    .input(advanceForm)
    .output(transaction)
    .errors({
      ...cashClosed,
      ...methodErrors,
      ...requestKeyErrors,
      PROFESSIONAL_NOT_FOUND: statementErrors.PROFESSIONAL_NOT_FOUND,
    }),

  statement: companyProcedure
    .route({
      method: 'GET',
      path: '/commissions/statement',
      tags,
      summary: 'Extrato do profissional',
    })
    .input(period)
    .output(statement)
    .errors(statementErrors),

  exportStatement: companyProcedure
    .route({
      method: 'GET',
      path: '/commissions/statement/export',
      tags,
      summary: 'Extrato em CSV',
    })
    .input(period)
    .output(z.file())
    .errors(statementErrors),
};
