import {
  TRANSACTION_KINDS,
  TRANSACTION_LIMITS,
  TRANSACTION_TYPES,
} from '@app/domain/cash/transaction';
import { PAYMENT_METHOD_KINDS } from '@app/domain/company/payment-method';
import { z } from 'zod';
import { nameSchemas } from '../shared/named-schemas.ts';
import { date, id, instant, optionalText, version, wholeNumber } from '../shared/schemas.ts';

const limits = TRANSACTION_LIMITS;

/** Zero is an amount too: a service may be a present. */
export const amount = wholeNumber(
  0,
  limits.amountCents,
  'Informe um valor entre R$ 0,00 e R$ 9.999.999,99',
);
export const someAmount = wholeNumber(
  1,
  limits.amountCents,
  'Informe um valor entre R$ 0,01 e R$ 9.999.999,99',
);
export const notes = optionalText(limits.notesLength);

export const paymentMethodChoice = z.object({
  id,
  name: z.string(),
  kind: z.enum(PAYMENT_METHOD_KINDS),
  /** What is asked about a card; nothing where the answer changes neither fee nor day. */
  card: z
    .object({
      brands: z.array(z.string()),
      /** The most that are offered; 1: not asked. */
      instalments: z.int(),
    })
    .optional(),
});
export type PaymentMethodChoice = z.infer<typeof paymentMethodChoice>;

/** A row of the book, as a person reads it. */
export const transaction = z.object({
  id,
  type: z.enum(TRANSACTION_TYPES),
  kind: z.enum(TRANSACTION_KINDS),
  countsAs: z.enum(TRANSACTION_KINDS),
  /** Negative only in refunds. */
  amountCents: z.int(),
  /** Of a payment: how much of it is a tip. */
  tipCents: z.int(),
  /** With the client's name where the reader may see it. */
  description: z.string(),
  date,
  paymentMethod: paymentMethodChoice.nullable(),
  /** What the card machine keeps of it, and how the card was used. */
  feeCents: z.int(),
  cardBrand: z.string(),
  instalments: z.int(),
  category: z.object({ id, name: z.string() }).nullable(),
  appointmentId: id.nullable(),
  /** The payment it belongs to; of a refund the one that it takes back. */
  settlementId: id.nullable(),
  cashSessionId: id.nullable(),
  professional: z.object({ id, name: z.string() }).nullable(),
  refundOfId: id.nullable(),
  refundedAt: instant.nullable(),
  /** Of what a professional was paid: the vale that was kept back of it, and goes back with it. */
  takenOffCents: z.int(),
  /** What a professional was paid, or gave back, at once: of how many parts, and how many stand. */
  payout: z
    .object({
      id,
      parts: z.int(),
      standing: z.int(),
      /** Whether this row stands for all parts; otherwise it is one of them. */
      isWhole: z.boolean(),
    })
    .nullable(),
  /** Written by hand, and its drawer is still open or it never went through one. */
  canChange: z.boolean(),
  canRefund: z.boolean(),
  version,
  createdByName: z.string().nullable(),
  createdAt: instant,
});
export type Transaction = z.infer<typeof transaction>;

export const cashClosed = {
  CASH_CLOSED: { status: 409, message: 'O caixa está fechado. Abra o caixa e tente de novo.' },
} as const;
/** Of whatever takes cash out of the drawer: 'esta sangria', 'este estorno'. */
export function notEnoughCashFor(what: string) {
  return {
    NOT_ENOUGH_CASH: {
      status: 409,
      message: `Não há dinheiro suficiente na gaveta para ${what}.`,
    },
  } as const;
}
export const methodErrors = {
  PAYMENT_METHOD_UNAVAILABLE: {
    status: 409,
    message: 'Esta forma de pagamento não está mais disponível. Escolha outra.',
  },
} as const;
export const categoryErrors = {
  CATEGORY_UNAVAILABLE: {
    status: 409,
    message: 'Esta categoria não está mais disponível. Escolha outra.',
  },
} as const;
export const professionalErrors = {
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'Profissional não encontrado' },
} as const;
export const refundErrors = {
  ALREADY_REFUNDED: { status: 409, message: 'Este lançamento já foi estornado.' },
  NOT_REFUNDABLE: { status: 409, message: 'Este lançamento não pode ser estornado.' },
} as const;

nameSchemas({ PaymentMethodChoice: paymentMethodChoice, Transaction: transaction });
