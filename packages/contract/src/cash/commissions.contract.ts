import { PAYMENT_METHOD_KINDS } from '@app/domain/company/payment-method';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant } from '../shared/schemas.ts';
import {
  cashClosed,
  methodErrors,
  notEnoughCashFor,
  notes,
  professionalErrors,
  someAmount,
  transaction,
} from './money.contract.ts';

/** What a professional is owed for one service, or of one tip. */
export const owed = z.object({
  id,
  kind: z.enum(['commission', 'tip_share']),
  professionalId: id,
  professionalName: z.string(),
  /** Of which payment of a client: what is owed of its services and of its tip stands together. */
  settlementId: id.nullable(),
  /** Null when something was sold at the counter. */
  appointmentId: id.nullable(),
  /** When it was done, or sold. */
  appointmentTime: instant,
  clientName: z.string(),
  /** Of what was sold, what it was. */
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

export const paid = owed.extend({
  /** The part of the payout. */
  paymentId: id,
  refundedAt: instant.nullable(),
  /**
   * To be settled with the professional: the client got her money back afterwards and paid nothing,
   * or less, anew. Zero where nothing is.
   */
  owedBackCents: z.int(),
});
export type PaidItem = z.infer<typeof paid>;

/** What a professional was handed at once, with what it was for. */
export const payout = z.object({
  id,
  professionalId: id,
  professionalName: z.string(),
  paidAt: instant,
  paymentMethodName: z.string(),
  paymentMethodKind: z.enum(PAYMENT_METHOD_KINDS).nullable(),
  /** Handed over, the vale taken off; of what was not taken back. */
  amountCents: z.int(),
  /** Whether its parts are taken back one by one; otherwise all of them at once. */
  canSplit: z.boolean(),
  parts: z.array(paid),
  /** The vale that was kept back of it. */
  advance: z
    .object({ paymentId: id, amountCents: z.int(), refundedAt: instant.nullable() })
    .nullable(),
});
export type Payout = z.infer<typeof payout>;

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

export const advanceForm = z.strictObject({
  professionalId: z.uuid('Selecione um profissional'),
  amountCents: someAmount,
  paymentMethodId: z.uuid('Selecione um método de pagamento.'),
  reason: notes,
});

/**
 * Paid when its professional had no commission for it yet, and she has one today; or paid today at a
 * rate that was changed since, and not paid out.
 */
export const missed = z.object({
  settlementId: id,
  /** Which service of the payment. */
  position: z.int(),
  professionalId: id,
  professionalName: z.string(),
  appointmentTime: instant,
  clientName: z.string(),
  serviceName: z.string(),
  /** The rate of today, in hundredths of a percent. */
  basisPoints: z.int(),
  baseCents: z.int(),
  amountCents: z.int(),
  /** As it is owed now; null and zero where nothing is. */
  previousBasisPoints: z.int().nullable(),
  previousCents: z.int(),
});
export type MissedCommission = z.infer<typeof missed>;

export const missedForm = z.strictObject({
  items: z
    .array(
      /** The amount on the screen: whoever changed the rate meanwhile is noticed. */
      z.strictObject({ settlementId: id, position: z.int().min(0), amountCents: z.int().min(0) }),
    )
    .min(1, 'Selecione ao menos uma comissão.')
    .max(200, 'Lance no máximo 200 de uma vez'),
});

const route = tagged('Comissões');
/** Of a payment in cash, vales taken off. */
const notEnoughCash = notEnoughCashFor('este pagamento');

nameSchemas({
  OwedCommission: owed,
  PaidCommission: paid,
  CommissionPayout: payout,
  PendingCommissions: pending,
  CommissionPayment: commissionPaymentForm,
  Advance: advanceForm,
  MissedCommission: missed,
  MissedCommissionForm: missedForm,
});

export const commissionsContract = {
  listPending: companyProcedure
    .route(route.get('/commissions/pending', 'Comissões a pagar'))
    .input(z.strictObject({ professionalId: id.optional() }))
    .output(pending),

  /** Newest first. The list is cut where it gets long. */
  listMissed: companyProcedure
    .route(route.get('/commissions/missed', 'Comissões não lançadas'))
    .output(z.array(missed)),

  /** Owes them from today on, at the rate of today. What was paid out stays as it is. */
  oweMissed: companyProcedure
    .route(route.create('/commissions/missed', 'Lançar comissões que faltaram'))
    .input(missedForm)
    /** How much more is owed than before; less than nothing where a rate became smaller. */
    .output(z.object({ count: z.int(), owedCents: z.int() }))
    .errors({
      COMMISSION_CHANGED: {
        status: 409,
        message: 'Uma das comissões mudou ou já foi lançada. Confira a lista e tente de novo.',
      },
    }),

  /** What was handed over at once, and not all taken back. Newest first. */
  listPaid: companyProcedure
    .route(route.get('/commissions/paid', 'Comissões pagas'))
    .input(
      z.strictObject({
        professionalId: id.optional(),
        ...pageInput({ usual: 10, most: 100 }),
      }),
    )
    .output(pageOf(payout)),

  /** Each part of them that was not taken back, as a spreadsheet. */
  exportPaid: companyProcedure
    .route(route.get('/commissions/paid/export', 'Exportar comissões pagas em CSV'))
    .output(z.file()),

  /** One of them, also when it was taken back; asked for by any row of the book that is part of it. */
  getPayout: companyProcedure
    .route(route.get('/commissions/payouts/{id}', 'Ver pagamento de comissões'))
    .input(z.strictObject({ id }))
    .output(payout)
    .errors({ PAYOUT_NOT_FOUND: { status: 404, message: 'Pagamento não encontrado' } }),

  pay: companyProcedure
    .route(route.create('/commissions/payments', 'Pagar comissões'))
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
      ...notEnoughCash,
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
    .route(route.create('/commissions/advances', 'Registrar vale'))
    .input(advanceForm)
    .output(transaction)
    .errors({
      ...cashClosed,
      ...methodErrors,
      ...notEnoughCash,
      ...professionalErrors,
    }),
};
