import type { TransactionFilters } from '@app/contract/cash/transactions.contract';
import {
  TRANSACTION_KINDS,
  TRANSACTION_TYPES,
  type TransactionKind,
  type TransactionType,
} from '@app/domain/cash/transaction';
import { parseDate } from '@app/domain/shared/local-time';

/** What of the list is looked at; it stands in the address, so that a figure can lead to its rows. */
export type TransactionsView = {
  search?: string | undefined;
  fromDate?: string | undefined;
  /** The last day that belongs. */
  toDate?: string | undefined;
  type?: TransactionType | undefined;
  kind?: TransactionKind | undefined;
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
  'paymentMethodId',
  'categoryId',
  'professionalId',
] as const;
export type ChosenFilter = (typeof CHOSEN_FILTERS)[number];

export const LONGEST_SEARCH = 120;

type Address = Record<string, unknown>;

/** What the address says, as far as it makes sense; the schemas are too heavy to read addresses. */
export function readTransactionsView(address: Address): TransactionsView {
  return withoutBlanks({
    search: textIn(address.search),
    fromDate: dayIn(address.fromDate),
    toDate: dayIn(address.toDate),
    type: TRANSACTION_TYPES.find((one) => one === address.type),
    kind: TRANSACTION_KINDS.find((one) => one === address.kind),
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

type Filled<View> = { [Name in keyof View]?: Exclude<View[Name], undefined> };

function withoutBlanks<View extends object>(view: View): Filled<View> {
  const filled = Object.entries(view).filter(([, value]) => value !== undefined);
  // Only entries without a value were taken out.
  return Object.fromEntries(filled) as Filled<View>;
}

/** The router reads a search for digits as a number. */
function textIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > LONGEST_SEARCH) return undefined;
  return text.trim() || undefined;
}

function dayIn(value: unknown): string | undefined {
  return typeof value === 'string' ? parseDate(value)?.toString() : undefined;
}

const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && anId.test(value) ? value : undefined;
}
