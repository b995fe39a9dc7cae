import type { TransactionFilters } from '@app/contract/cash/transactions.contract';
import { FIGURES, TRANSACTION_KINDS, TRANSACTION_TYPES } from '@app/domain/cash/transaction';
import { dayIn, idIn, oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

/** A figure can lead to its rows. */
export const transactionFilters = filters({
  longestSearch: 120,
  chosen: {
    fromDate: dayIn,
    /** The last day that belongs. */
    toDate: dayIn,
    type: oneOf(TRANSACTION_TYPES),
    kind: oneOf(TRANSACTION_KINDS),
    /** Which figure the rows are behind. */
    counts: oneOf(FIGURES),
    paymentMethodId: idIn,
    categoryId: idIn,
    professionalId: idIn,
  },
  days: ['fromDate', 'toDate'],
});
export type TransactionsView = FilteredView<typeof transactionFilters>;

/** As the server is asked: its period ends before a day. */
export function askedOf({ toDate, search, ...view }: TransactionsView): TransactionFilters {
  const untilDate = toDate && Temporal.PlainDate.from(toDate).add({ days: 1 }).toString();
  return { search: search ?? '', ...view, ...(untilDate && { untilDate }) };
}
