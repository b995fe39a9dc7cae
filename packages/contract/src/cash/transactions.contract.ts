import {
  FIGURES,
  TRANSACTION_KINDS,
  TRANSACTION_LIMITS,
  TRANSACTION_TYPES,
} from '@app/domain/cash/transaction';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  removed,
  requiredText,
  sentText,
  typedDate,
  version,
} from '../shared/schemas.ts';
import { trailChange } from '../shared/trail.ts';
import {
  cashClosed,
  categoryErrors,
  methodErrors,
  notEnoughCashFor,
  refundErrors,
  someAmount,
  transaction,
} from './money.contract.ts';

export const transactionForm = z.strictObject({
  type: z.enum(TRANSACTION_TYPES, 'Escolha receita ou despesa'),
  amountCents: someAmount,
  description: requiredText(1, TRANSACTION_LIMITS.descriptionLength, 'Descrição é obrigatória'),
  date: z
    .string('Data é obrigatória')
    .min(1, { error: 'Data é obrigatória', abort: true })
    .pipe(typedDate),
  paymentMethodId: id.nullable().default(null),
  categoryId: id.nullable().default(null),
});
export type TransactionForm = z.infer<typeof transactionForm>;

/** What the list shows; the spreadsheet and the sums follow it. */
export const transactionFilters = z.strictObject({
  /** Over description, client and professional. */
  search: sentText.trim().max(120).default(''),
  type: z.enum(TRANSACTION_TYPES).optional(),
  kind: z.enum(TRANSACTION_KINDS).optional(),
  /** What a figure counts, refunds included; of commissions those that were not taken back. */
  counts: z.enum(FIGURES).optional(),
  paymentMethodId: id.optional(),
  categoryId: id.optional(),
  professionalId: id.optional(),
  cashSessionId: id.optional(),
  appointmentId: id.optional(),
  fromDate: typedDate.optional(),
  /** The first day that no longer belongs. */
  untilDate: typedDate.optional(),
});
export type TransactionFilters = z.infer<typeof transactionFilters>;

const transactionTotals = z.object({
  incomeCents: z.int(),
  expenseCents: z.int(),
  /** What card machines keep of the income. */
  feesCents: z.int(),
});
export type TransactionTotals = z.infer<typeof transactionTotals>;

const transactionDay = transactionTotals.extend({ date });
export type TransactionDay = z.infer<typeof transactionDay>;

export type TransactionChange = z.infer<typeof trailChange>;

const route = tagged('Transações');
const notFound = {
  TRANSACTION_NOT_FOUND: { status: 404, message: 'Transação não encontrada' },
} as const;
const kept = {
  TRANSACTION_KEPT: {
    status: 409,
    message: 'Este lançamento já foi contado em um caixa e não pode mais mudar. Faça um estorno.',
  },
} as const;

/** Something else is written wrong too, and this is what can be done about it. */
const correction =
  'esta correção. Confira as sangrias e o que falta lançar, ou registre um suprimento';

nameSchemas({ TransactionForm: transactionForm });

export const transactionsContract = {
  /** By date, newest first. What professionals are owed stands in their own list unless asked for. */
  list: companyProcedure
    .route(route.get('/transactions', 'Listar transações'))
    .input(transactionFilters.extend(pageInput()))
    .output(
      pageWithTotals(transaction, transactionTotals).extend({
        /** What each day on this page comes to, all of it that fits the filters. */
        days: z.array(transactionDay),
      }),
    ),

  get: companyProcedure
    .route(route.get('/transactions/{id}', 'Ver transação'))
    .input(z.strictObject({ id }))
    .output(transaction)
    .errors(notFound),

  listChanges: companyProcedure
    .route(route.get('/transactions/{id}/changes', 'Histórico de alterações'))
    .input(z.strictObject({ id }))
    .output(z.array(trailChange))
    .errors(notFound),

  /** What was deleted, newest first: the latest hundred. */
  listRemoved: companyProcedure
    .route(route.get('/transactions/removed', 'Transações excluídas'))
    .output(z.array(trailChange)),

  /** Dated today it goes through the open drawer, if there is one. */
  create: companyProcedure
    .route(route.create('/transactions', 'Nova transação'))
    .input(transactionForm)
    .output(transaction)
    .errors({
      // Sent again after somebody deleted it.
      ...notFound,
      ...methodErrors,
      ...categoryErrors,
      ...notEnoughCashFor('esta despesa'),
    }),

  update: companyProcedure
    .route(route.put('/transactions/{id}', 'Alterar transação'))
    .input(transactionForm.extend({ id, version }))
    .output(transaction)
    .errors({
      ...notFound,
      ...kept,
      ...methodErrors,
      ...categoryErrors,
      ...notEnoughCashFor(correction),
      TRANSACTION_CHANGED: {
        status: 409,
        message: 'Outra pessoa alterou esta transação. Feche, confira e altere de novo.',
      },
    }),

  remove: companyProcedure
    .route(route.delete('/transactions/{id}', 'Excluir transação'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({ ...notFound, ...kept, ...notEnoughCashFor(correction) }),

  /**
   * Of one row: a part of a payment is refunded with its settlement. Of what a professional was paid
   * at once all that still stands, or the parts that are named.
   */
  refund: companyProcedure
    .route(route.create('/transactions/{id}/refund', 'Estornar transação'))
    .input(z.strictObject({ id, partIds: z.array(id).min(1).max(1000).optional() }))
    .output(transaction)
    .errors({
      ...notFound,
      ...cashClosed,
      ...notEnoughCashFor('este estorno'),
      ...refundErrors,
      ADVANCE_RETURNED: {
        status: 409,
        message: 'Este vale já foi descontado de um pagamento.',
      },
    }),

  exportCsv: companyProcedure
    .route(route.get('/transactions/export', 'Exportar em CSV'))
    .input(transactionFilters)
    .output(z.file()),
};
