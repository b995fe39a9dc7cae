import { ITEM_KINDS } from '@app/domain/cash/cart';
import { PAYMENT_METHOD_KINDS } from '@app/domain/company/payment-method';
import { REWARDS_PER_PAYMENT } from '@app/domain/loyalty/reward';
import { z } from 'zod';
import { rewardErrors, wantedReward } from '../loyalty/reward.contract.ts';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant } from '../shared/schemas.ts';
import { cartErrors, cartLines, payment } from './cart.contract.ts';
import { amount, cashClosed, notEnoughCashFor, refundErrors } from './money.contract.ts';

/** How an appointment is paid at the counter. The parts add up to everything - discount + tip. */
export const settlementForm = z.strictObject({
  appointmentId: id,
  /** The price on the screen: whoever changed it meanwhile is noticed. */
  priceCents: amount,
  tipCents: amount.default(0),
  ...payment,
  /** What is sold along with it. */
  items: cartLines.default([]),
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
  clientEmail: z.string().nullable(),
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
      /** Of a gift card that was sold: which. */
      giftCardId: id.nullable(),
    }),
  ),
  subtotalCents: z.int(),
  discountCents: z.int(),
  /** The rewards that were used, as a receipt says them. */
  rewards: z.array(z.string()),
  tipCents: z.int(),
  /** What paid without money: a session, a gift card, the client's account. */
  prepaid: z.array(
    z.object({
      name: z.string(),
      amountCents: z.int(),
      /** Left on the client's account: she pays it later. */
      isOwed: z.boolean(),
    }),
  ),
  totalCents: z.int(),
  changeCents: z.int(),
  parts: z.array(
    z.object({
      paymentMethodName: z.string(),
      paymentMethodKind: z.enum(PAYMENT_METHOD_KINDS),
      amountCents: z.int(),
      /** Nothing where nobody named it. */
      brand: z.string(),
      instalments: z.int(),
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
      ...cartErrors,
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
        message: 'O desconto é maior que o valor a pagar.',
      },
      ...rewardErrors,
      REWARD_TAKES_NOTHING: {
        status: 409,
        message: 'A recompensa escolhida não desconta nada deste atendimento.',
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
    .input(
      z.strictObject({
        id,
        /** As money, or as credit on the account of the client who paid: then it stays in the house. */
        as: z.enum(['money', 'credit']).default('money'),
      }),
    )
    .output(settlement.extend({ paidCommissionCents: z.int() }))
    .errors({
      ...notFound,
      ...cashClosed,
      ...notEnoughCashFor('este estorno'),
      ...refundErrors,
      PACKAGE_USED: {
        status: 409,
        message: 'Uma sessão deste pacote já foi usada. Estorne antes o atendimento que a usou.',
      },
      GIFT_CARD_USED: {
        status: 409,
        message: 'Este vale-presente já foi usado. Estorne antes o pagamento que o usou.',
      },
      ACCOUNT_SPENT: {
        status: 409,
        message: 'O valor pago na conta já foi usado e passaria do limite do cliente.',
      },
      CREDIT_NEEDS_CLIENT: {
        status: 409,
        message: 'Só dá para devolver como crédito a um cliente cadastrado.',
      },
      NOTHING_TO_CREDIT: {
        status: 409,
        message: 'Nada foi pago em dinheiro, PIX ou cartão: não há o que virar crédito.',
      },
    }),
};
