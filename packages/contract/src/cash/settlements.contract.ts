import { ITEM_KINDS } from '@app/domain/cash/settlement';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { PAYMENT_METHOD_KINDS } from '@app/domain/company/payment-method';
import { REWARDS_PER_PAYMENT } from '@app/domain/loyalty/reward';
import { z } from 'zod';
import { rewardErrors, wantedReward } from '../loyalty/reward.contract.ts';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant } from '../shared/schemas.ts';
import {
  amount,
  cashClosed,
  categoryErrors,
  methodErrors,
  notEnoughCashFor,
  refundErrors,
} from './money.contract.ts';

/** How an appointment is paid at the counter. The parts add up to price - discount + tip. */
export const settlementForm = z.strictObject({
  appointmentId: id,
  /** The price on the screen: whoever changed it meanwhile is noticed. */
  priceCents: amount,
  /** Taken off at the counter, besides a coupon. */
  discountCents: amount.default(0),
  tipCents: amount.default(0),
  parts: z
    .array(
      z.strictObject({
        paymentMethodId: z.uuid('Preencha todos os campos obrigatórios.'),
        amountCents: amount,
      }),
    )
    .min(1, 'Preencha todos os campos obrigatórios.')
    .max(
      TRANSACTION_LIMITS.paymentParts,
      `Divida em no máximo ${TRANSACTION_LIMITS.paymentParts} partes`,
    ),
  /** What the client handed over in cash; the rest is change. Null when nobody counted. */
  receivedCashCents: amount.nullable().default(null),
  categoryId: id.nullable().default(null),
  /** Used in this order; what they take off comes on top of the discount. */
  rewards: z
    .array(wantedReward)
    .max(REWARDS_PER_PAYMENT, `Use no máximo ${REWARDS_PER_PAYMENT} recompensas por pagamento`)
    .default([]),
});
export type SettlementForm = z.infer<typeof settlementForm>;

export const settlement = z.object({
  id,
  receiptNumber: z.int(),
  /** Null when something was sold at the counter. */
  appointmentId: id.nullable(),
  appointmentTime: instant.nullable(),
  date,
  createdAt: instant,
  createdByName: z.string().nullable(),
  company: z.object({
    name: z.string(),
    document: z.string(),
    phone: z.string(),
    address: z.string(),
  }),
  /** Who paid, where anybody said. */
  clientName: z.string().nullable(),
  clientPhone: z.string().nullable(),
  /** Who did or sold it, where anybody said. */
  professionalId: id.nullable(),
  professionalName: z.string().nullable(),
  items: z.array(
    z.object({
      kind: z.enum(ITEM_KINDS),
      name: z.string(),
      /** Of a product how many, or how much; otherwise one. */
      quantity: z.number(),
      grossCents: z.int(),
      discountCents: z.int(),
      paidCents: z.int(),
    }),
  ),
  subtotalCents: z.int(),
  discountCents: z.int(),
  /** The rewards that were used, as a receipt says them. */
  rewards: z.array(z.string()),
  tipCents: z.int(),
  totalCents: z.int(),
  changeCents: z.int(),
  parts: z.array(
    z.object({
      paymentMethodName: z.string(),
      paymentMethodKind: z.enum(PAYMENT_METHOD_KINDS),
      amountCents: z.int(),
    }),
  ),
  refundedAt: instant.nullable(),
});
export type Settlement = z.infer<typeof settlement>;

/** Of a visit: somebody came, and somebody did it. */
export const newSettlement = settlement.extend({
  appointmentId: id,
  appointmentTime: instant,
  clientName: z.string(),
  professionalId: id,
  professionalName: z.string(),
  /** Services for which nobody said what she earns; where none are paid, only for who sets them. */
  withoutCommission: z.array(z.string()),
});
export type NewSettlement = z.infer<typeof newSettlement>;

const route = tagged('Pagamentos');
const notFound = {
  SETTLEMENT_NOT_FOUND: { status: 404, message: 'Pagamento não encontrado' },
} as const;

nameSchemas({
  SettlementForm: settlementForm,
  Settlement: settlement,
  NewSettlement: newSettlement,
});

export const settlementsContract = {
  settle: companyProcedure
    .route(route.create('/appointments/{appointmentId}/settlement', 'Registrar pagamento'))
    .input(settlementForm)
    .output(newSettlement)
    .errors({
      ...cashClosed,
      ...methodErrors,
      ...categoryErrors,
      APPOINTMENT_NOT_FOUND: {
        status: 404,
        message: 'Agendamento não encontrado ou não pôde ser atualizado',
      },
      NOT_COMPLETED: {
        status: 409,
        message: 'Conclua o agendamento antes de registrar o pagamento.',
      },
      ALREADY_PAID: {
        status: 409,
        message: 'Já existe um pagamento registrado para este agendamento.',
      },
      PRICE_CHANGED: {
        status: 409,
        message: 'O valor deste agendamento mudou. Confira e registre de novo.',
      },
      DISCOUNT_TOO_LARGE: {
        status: 400,
        message: 'O desconto é maior que o valor do agendamento.',
      },
      PARTS_DO_NOT_ADD_UP: {
        status: 400,
        message: 'A soma dos pagamentos é diferente do total a pagar.',
      },
      ...rewardErrors,
      REWARD_TAKES_NOTHING: {
        status: 409,
        message: 'A recompensa escolhida não desconta nada deste atendimento.',
      },
      NOT_ENOUGH_RECEIVED: {
        status: 400,
        message: 'O dinheiro recebido é menor que a parte em dinheiro.',
      },
    }),

  /** The payment that counts, or the latest that was refunded; null when it was never paid. */
  ofAppointment: companyProcedure
    .route(route.get('/appointments/{appointmentId}/settlement', 'Pagamento do agendamento'))
    .input(z.strictObject({ appointmentId: id }))
    .output(settlement.nullable()),

  get: companyProcedure
    .route(route.get('/settlements/{id}', 'Ver pagamento (recibo)'))
    .input(z.strictObject({ id }))
    .output(settlement)
    .errors(notFound),

  /** Takes the whole payment back: every part, the tip, and what was owed of it and is not paid yet. */
  refund: companyProcedure
    .route(route.post('/settlements/{id}/refund', 'Estornar pagamento'))
    .input(z.strictObject({ id }))
    .output(settlement.extend({ paidCommissionCents: z.int() }))
    .errors({
      ...notFound,
      ...cashClosed,
      ...notEnoughCashFor('este estorno'),
      ...refundErrors,
    }),
};
