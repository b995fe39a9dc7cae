import type { TransactionForm } from '@app/contract/cash/transactions.contract';
import { cents } from '@app/domain/shared/money';
import { everyLine } from '../../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { actingOf } from '../acting.steps.ts';
import { presentTransactionChanges } from './transaction-changes.presenter.ts';
import { listRemovedTransactions, listTransactionChanges } from './transaction-changes.queries.ts';
import { refundTransaction } from './transaction-refunds.commands.ts';
import {
  createTransaction,
  type Entry,
  removeTransaction,
  updateTransaction,
} from './transactions.commands.ts';
import { presentTotals, presentTransaction, transactionPlace } from './transactions.presenter.ts';
import { findTransaction, readTransaction, type TransactionView } from './transactions.queries.ts';
import { linesOf, searchOf, transactionsFile } from './transactions-export.presenter.ts';
import {
  fittingOf,
  listTransactions,
  readDayTotals,
  readTotals,
} from './transactions-list.queries.ts';

const transactions = forCompany.cash.transactions.use(opens('financial'));

export const transactionsHandlers = {
  list: transactions.list
    .use(requires('transactions.view'))
    .handler(async ({ input: { cursor, limit, ...filters }, context: { scope }, errors }) => {
      const after = placeAt(cursor, transactionPlace, errors);
      const fitting = await fittingOf(scope, searchOf(filters));
      const page = await listTransactions(scope, fitting, { after, limit });
      const totals = after ? null : await readTotals(scope, fitting);
      const days = await readDayTotals(scope, fitting, page.rows);
      return {
        items: page.rows.map(presentTransaction),
        nextCursor: nextCursor(page, ({ date, id }) => [date, id]),
        totals: totals && presentTotals(totals),
        days: days.map((day) => ({ date: day.date, ...presentTotals(day) })),
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

  exportCsv: transactions.exportCsv
    .use(requires('transactions.view'))
    .handler(async ({ input, context: { scope, account } }) => {
      const fitting = await fittingOf(scope, searchOf(input));
      const lines = await everyLine<TransactionView, string[]>(
        (page) => listTransactions(scope, fitting, page),
        (rows) => linesOf(rows, account.companyTimezone),
      );
      return transactionsFile(lines);
    }),

  create: transactions.create
    .use(requires('transactions.manage'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const outcome = await createTransaction(scope, entryOf(input), actingOf(context));
      if (!outcome.accepted) throw errors[WRITE_ERRORS[outcome.reason]]();
      const created = await findTransaction(scope, outcome.value);
      if (!created) throw errors.TRANSACTION_NOT_FOUND();
      return presentTransaction(created);
    }),

  update: transactions.update
    .use(requires('transactions.manage'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const { id, version, ...form } = input;
      const { today } = actingOf(context);
      const outcome = await updateTransaction(
        scope,
        { id, version },
        { entry: entryOf(form), today },
      );
      if (!outcome.accepted) throw errors[CHANGE_ERRORS[outcome.reason]]();
      const changed = await findTransaction(scope, outcome.value);
      if (!changed) throw errors.TRANSACTION_NOT_FOUND();
      return presentTransaction(changed);
    }),

  remove: transactions.remove
    .use(requires('transactions.manage'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const outcome = await removeTransaction(scope, input.id);
      if (!outcome.accepted) throw errors[REMOVE_ERRORS[outcome.reason]]();
      return { id: outcome.value };
    }),

  refund: transactions.refund
    .use(requires('cash.refund'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const outcome = await refundTransaction(scope, input, actingOf(context));
      if (!outcome.accepted) throw errors[REFUND_ERRORS[outcome.reason]]();
      return presentTransaction(await readTransaction(scope, outcome.value));
    }),
};

const WRITE_ERRORS = {
  'method-unavailable': 'PAYMENT_METHOD_UNAVAILABLE',
  'category-unavailable': 'CATEGORY_UNAVAILABLE',
  'not-enough-cash': 'NOT_ENOUGH_CASH',
} as const;

const REMOVE_ERRORS = {
  'not-found': 'TRANSACTION_NOT_FOUND',
  kept: 'TRANSACTION_KEPT',
  'not-enough-cash': 'NOT_ENOUGH_CASH',
} as const;

const CHANGE_ERRORS = {
  ...WRITE_ERRORS,
  ...REMOVE_ERRORS,
  'changed-meanwhile': 'TRANSACTION_CHANGED',
} as const;

const REFUND_ERRORS = {
  'not-found': 'TRANSACTION_NOT_FOUND',
  'cash-closed': 'CASH_CLOSED',
  'not-enough-cash': 'NOT_ENOUGH_CASH',
  'already-refunded': 'ALREADY_REFUNDED',
  'not-refundable': 'NOT_REFUNDABLE',
  'advance-returned': 'ADVANCE_RETURNED',
} as const;

function entryOf({ amountCents, date, ...entry }: TransactionForm): Entry {
  return { ...entry, amount: cents(amountCents), date: Temporal.PlainDate.from(date) };
}
