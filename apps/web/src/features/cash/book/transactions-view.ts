import type { TransactionFilters } from '@app/contract/cash/transactions.contract';
import {
  FIGURES,
  OWED_KINDS,
  TRANSACTION_KINDS,
  TRANSACTION_TYPES,
} from '@app/domain/cash/transaction';
import { dayIn, idIn, oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

/** A figure can lead to its rows. */
export const transactionFilters = filters(
  {
    longestSearch: 120,
    chosen: {
      fromDate: dayIn,
      /** The last day that belongs. */
      toDate: dayIn,
      /** Where neither is said, the list is of this month, unless all of it is asked for. */
      period: oneOf(['all']),
      type: oneOf(TRANSACTION_TYPES),
      kind: oneOf(TRANSACTION_KINDS),
      /** Which figure the rows are behind. */
      counts: oneOf(FIGURES),
      paymentMethodId: idIn,
      categoryId: idIn,
      professionalId: idIn,
    },
    days: ['fromDate', 'toDate'],
  },
  ({ period, ...view }) => (view.fromDate || view.toDate || !period ? view : { ...view, period }),
);
export type TransactionsView = FilteredView<typeof transactionFilters>;

type Days = { fromDate?: string | undefined; toDate?: string | undefined };

/** The first and the last day that are shown; what is open is open. */
export function daysOf(view: TransactionsView, today: Temporal.PlainDate): Days {
  const { fromDate, toDate, period } = view;
  if (period === 'all' || fromDate || toDate) return { fromDate, toDate };
  return daysOfMonth(today.toPlainYearMonth());
}

/** Any day of the month that is shown; `null` where it is no whole month. */
export function monthIn(view: TransactionsView, today: Temporal.PlainDate): string | null {
  const { fromDate, toDate } = daysOf(view, today);
  if (!fromDate) return null;
  const month = daysOfMonth(Temporal.PlainDate.from(fromDate).toPlainYearMonth());
  return month.fromDate === fromDate && month.toDate === toDate ? fromDate : null;
}

/** The month so many after the one that is shown; of this month the address says nothing. */
export function monthsOn(
  view: TransactionsView,
  months: number,
  today: Temporal.PlainDate,
): TransactionsView {
  const shown = Temporal.PlainDate.from(monthIn(view, today) ?? today);
  const month = shown.toPlainYearMonth().add({ months });
  const isThis = month.equals(today.toPlainYearMonth());
  const days = isThis ? { fromDate: undefined, toDate: undefined } : daysOfMonth(month);
  return transactionFilters.change(view, { ...days, period: undefined });
}

export function ofAllTime(view: TransactionsView): TransactionsView {
  return transactionFilters.change(view, { fromDate: undefined, toDate: undefined, period: 'all' });
}

/** Whether something besides a whole month, or all of it, leaves rows out. */
export function isNarrowedWithin({ period: _period, ...view }: TransactionsView): boolean {
  const isWhole =
    view.fromDate !== undefined && monthIn(view, Temporal.PlainDate.from(view.fromDate));
  const { fromDate, toDate, ...rest } = view;
  return transactionFilters.isNarrowed(isWhole ? rest : { ...rest, fromDate, toDate });
}

type Owed = 'commissions' | (typeof OWED_KINDS)[number];

/** What is earned moves no money: such a list has neither money that came in nor any that went out. */
export function owedIn({ kind, counts }: TransactionsView): Owed | null {
  if (counts === 'commissions') return counts;
  return OWED_KINDS.find((one) => one === kind) ?? null;
}

/** As the server is asked: its period ends before a day. */
export function askedOf(view: TransactionsView, today: Temporal.PlainDate): TransactionFilters {
  const { search = '', period: _period, fromDate: _first, toDate: _last, ...chosen } = view;
  const { fromDate, toDate } = daysOf(view, today);
  const untilDate = toDate && Temporal.PlainDate.from(toDate).add({ days: 1 }).toString();
  return { search, ...chosen, ...(fromDate && { fromDate }), ...(untilDate && { untilDate }) };
}

function daysOfMonth(month: Temporal.PlainYearMonth): Required<Days> {
  return {
    fromDate: month.toPlainDate({ day: 1 }).toString(),
    toDate: month.toPlainDate({ day: month.daysInMonth }).toString(),
  };
}
