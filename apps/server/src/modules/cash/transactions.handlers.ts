import type { TransactionForm } from '@app/contract/cash/transactions.contract';
import { cents } from '@app/domain/shared/money';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { recognised } from '../../foundation/http/request-key.ts';
import { actingOf, requestOf } from './acting.presenter.ts';
import { cursorOf, readDayCursor, unknownCursor } from './cash-cursor.presenter.ts';
import { onceOnly } from './cash-requests.commands.ts';
import { presentTransactionChanges } from './transaction-changes.presenter.ts';
import { listRemovedTransactions, listTransactionChanges } from './transaction-changes.queries.ts';
import { refundTransaction } from './transaction-refunds.commands.ts';
import {
  createTransaction,
  type Entry,
  removeTransaction,
  updateTransaction,
} from './transactions.commands.ts';
import { presentTransaction } from './transactions.presenter.ts';
import { findTransaction, readTransaction } from './transactions.queries.ts';
import { transactionsExportHandlers } from './transactions-export.handlers.ts';
import { searchOf } from './transactions-export.presenter.ts';
import { listTransactions, readTotals } from './transactions-list.queries.ts';

const transactions = forCompany.cash.transactions.use(opens('financial'));

export const transactionsHandlers = {
  ...transactionsExportHandlers,

  list: transactions.list
    .use(requires('transactions.view'))
    .handler(async ({ input: { cursor, limit, ...filters }, context: { scope }, errors }) => {
      const after = cursor ? readDayCursor(cursor) : null;
      if (cursor && !after) throw errors.BAD_REQUEST({ data: unknownCursor });
      const search = searchOf(filters);
      const { views, hasMore } = await listTransactions(scope, search, { after, limit });
      const totals = after ? null : await readTotals(scope, search);
      const last = views.at(-1);
      return {
        items: views.map(presentTransaction),
        nextCursor: hasMore && last ? cursorOf(last.date, last.id) : null,
        totals: totals && { incomeCents: totals.income, expenseCents: totals.expense },
      };
    }),

  get: transactions.get
    .use(requires('transactions.view'))
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const found = await findTransaction(scope, id);
      if (!found) throw errors.TRANSACTION_NOT_FOUND();
      return presentTransaction(found);
    }),

  listChanges: transactions.listChanges
    .use(requires('transactions.view'))
    .handler(async ({ input: { id }, context: { scope, account }, errors }) => {
      if (!(await findTransaction(scope, id))) throw errors.TRANSACTION_NOT_FOUND();
      const trail = await listTransactionChanges(scope, id);
      return presentTransactionChanges(trail, account.companyTimezone);
    }),

  listRemoved: transactions.listRemoved
    .use(requires('transactions.view'))
    .handler(async ({ context: { scope, account } }) =>
      presentTransactionChanges(await listRemovedTransactions(scope), account.companyTimezone),
    ),

  create: transactions.create
    .use(requires('transactions.manage'))
    .use(recognised)
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const outcome = await onceOnly(scope, requestOf(context, 'create', input), () =>
        createTransaction(scope, entryOf(input), actingOf(context)),
      );
      if (outcome.accepted) return presentTransaction(await readTransaction(scope, outcome.value));
      if (outcome.reason === 'method-unavailable') throw errors.PAYMENT_METHOD_UNAVAILABLE();
      if (outcome.reason === 'category-unavailable') throw errors.CATEGORY_UNAVAILABLE();
      throw errors.REQUEST_KEY_REUSED();
    }),

  update: transactions.update
    .use(requires('transactions.manage'))
    .use(recognised)
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const { id, version, ...form } = input;
      const { today } = actingOf(context);
      const outcome = await onceOnly(scope, requestOf(context, 'update', input), () =>
        updateTransaction(scope, { id, version }, { entry: entryOf(form), today }),
      );
      if (outcome.accepted) return presentTransaction(await readTransaction(scope, outcome.value));
      if (outcome.reason === 'not-found') throw errors.TRANSACTION_NOT_FOUND();
      if (outcome.reason === 'kept') throw errors.TRANSACTION_KEPT();
      if (outcome.reason === 'changed-meanwhile') throw errors.TRANSACTION_CHANGED();
      if (outcome.reason === 'method-unavailable') throw errors.PAYMENT_METHOD_UNAVAILABLE();
      if (outcome.reason === 'category-unavailable') throw errors.CATEGORY_UNAVAILABLE();
      throw errors.REQUEST_KEY_REUSED();
    }),

  remove: transactions.remove
    .use(requires('transactions.manage'))
    .use(recognised)
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const outcome = await onceOnly(scope, requestOf(context, 'remove', input), () =>
        removeTransaction(scope, input.id),
      );
      if (outcome.accepted) return { id: outcome.value };
      if (outcome.reason === 'not-found') throw errors.TRANSACTION_NOT_FOUND();
      if (outcome.reason === 'kept') throw errors.TRANSACTION_KEPT();
      throw errors.REQUEST_KEY_REUSED();
    }),

  refund: transactions.refund
    .use(requires('cash.refund'))
    .use(recognised)
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const outcome = await onceOnly(scope, requestOf(context, 'refund', input), () =>
        refundTransaction(scope, input.id, actingOf(context)),
      );
      if (outcome.accepted) return presentTransaction(await readTransaction(scope, outcome.value));
      if (outcome.reason === 'not-found') throw errors.TRANSACTION_NOT_FOUND();
      if (outcome.reason === 'cash-closed') throw errors.CASH_CLOSED();
      if (outcome.reason === 'already-refunded') throw errors.ALREADY_REFUNDED();
      if (outcome.reason === 'not-refundable') throw errors.NOT_REFUNDABLE();
      if (outcome.reason === 'advance-returned') throw errors.ADVANCE_RETURNED();
      throw errors.REQUEST_KEY_REUSED();
    }),
};

function entryOf({ amountCents, date, ...entry }: TransactionForm): Entry {
  return { ...entry, amount: cents(amountCents), date: Temporal.PlainDate.from(date) };
}
