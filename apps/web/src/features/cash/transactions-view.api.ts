import type { TransactionFilters } from '@app/contract/cash/transactions.contract';
import {
  FIGURES,
  type Figure,
  TRANSACTION_KINDS,
  TRANSACTION_TYPES,
  type TransactionKind,
  type TransactionType,
} from '@app/domain/cash/transaction';
import { daysIn, idIn, textIn, withoutBlanks } from '../../foundation/address-values.ts';

/** What of the list is looked at; it stands in the address, so that a figure can lead to its rows. */
export type TransactionsView = {
  search?: string | undefined;
  fromDate?: string | undefined;
  /** The last day that belongs. */
  toDate?: string | undefined;
  type?: TransactionType | undefined;
  kind?: TransactionKind | undefined;
  /** Which figure the rows are behind. */
  counts?: Figure | undefined;
  paymentMethodId?: string | undefined;
  categoryId?: string | undefined;
  professionalId?: string | undefined;
};

/** What the person can choose besides what she searches for. */
export const CHOSEN_FILTERS = [
  'fromDate',
  'toDate',
  'type',
  'kind',
  'counts',
  'paymentMethodId',
  'categoryId',
  'professionalId',
] as const;
export type ChosenFilter = (typeof CHOSEN_FILTERS)[number];

export const LONGEST_SEARCH = 120;

type Address = Record<string, unknown>;

/** What the address says, as far as it makes sense. */
export function readTransactionsView(address: Address): TransactionsView {
  const { first, last } = daysIn(address.fromDate, address.toDate);
  return withoutBlanks({
    search: textIn(address.search, LONGEST_SEARCH),
    fromDate: first,
    toDate: last,
    type: TRANSACTION_TYPES.find((one) => one === address.type),
    kind: TRANSACTION_KINDS.find((one) => one === address.kind),
    counts: FIGURES.find((one) => one === address.counts),
    paymentMethodId: idIn(address.paymentMethodId),
    categoryId: idIn(address.categoryId),
    professionalId: idIn(address.professionalId),
  });
}

/** As the server is asked: its period ends before a day. */
export function filtersOf({ toDate, search, ...view }: TransactionsView): TransactionFilters {
  const untilDate = toDate && Temporal.PlainDate.from(toDate).add({ days: 1 }).toString();
  return { search: search ?? '', ...withoutBlanks(view), ...(untilDate && { untilDate }) };
}

export function withoutFilters({ search }: TransactionsView): TransactionsView {
  return withoutBlanks({ search });
}

export function hasFilters(view: TransactionsView): boolean {
  return CHOSEN_FILTERS.some((name) => view[name] !== undefined);
}

/** Whether it leaves anything out. */
export function isNarrowed(view: TransactionsView): boolean {
  return Boolean(view.search) || hasFilters(view);
}
