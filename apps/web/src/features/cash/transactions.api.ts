import type { Transaction } from '@app/contract/cash/money.contract';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { saveFile } from '../../foundation/save-file.ts';
import { useSendOnce } from '../../foundation/use-send-once.ts';
import { filtersOf, type TransactionsView } from './transactions-view.api.ts';

const rowsOfAPage = 50;
/** So many stay; farther ones are asked for again when somebody scrolls back. */
const pagesKept = 5;

export type TransactionTotals = { incomeCents: number; expenseCents: number };

/** Where a page begins, and all pages before it: a list of cursors can also be walked back. */
type Place = { cursors: readonly string[]; totals: TransactionTotals | null };
const start: Place = { cursors: [], totals: null };

/** A few pages of the list around what is being looked at. */
export function useTransactions(view: TransactionsView) {
  const { transactions } = useApi().cash;
  const filters = filtersOf(view);
  return useInfiniteQuery(
    transactions.list.infiniteOptions({
      input: ({ cursors }: Place) => ({ ...filters, limit: rowsOfAPage, cursor: cursors.at(-1) }),
      initialPageParam: start,
      getNextPageParam: ({ nextCursor, totals }, _pages, place) =>
        nextCursor
          ? { cursors: [...place.cursors, nextCursor], totals: totals ?? place.totals }
          : undefined,
      getPreviousPageParam: (_page, _pages, place) =>
        place.cursors.length > 0
          ? { cursors: place.cursors.slice(0, -1), totals: place.totals }
          : undefined,
      maxPages: pagesKept,
      placeholderData: keepPreviousData,
      structuralSharing: false,
      select: loadedOf,
    }),
  );
}

type ListedPage = { items: readonly Transaction[]; totals: TransactionTotals | null };

function loadedOf({ pages, pageParams }: InfiniteData<ListedPage, Place>) {
  return {
    transactions: pages.flatMap((page) => page.items),
    pageSizes: pages.map((page) => page.items.length),
    pagesBefore: pageParams[0]?.cursors.length ?? 0,
    totals: pages[0]?.totals ?? pageParams[0]?.totals ?? null,
  };
}

/** The transaction as it is stored now. */
export function useStoredTransaction(): (id: string) => Promise<Transaction> {
  const { transactions } = useApi().cash;
  const queryClient = useQueryClient();
  return (id) =>
    queryClient.fetchQuery({ ...transactions.get.queryOptions({ input: { id } }), staleTime: 0 });
}

export function useTransactionChanges(id: string) {
  const { transactions } = useApi().cash;
  return useQuery(transactions.listChanges.queryOptions({ input: { id } }));
}

/** The latest that were deleted. */
export function useRemovedTransactions() {
  const { transactions } = useApi().cash;
  return useQuery(transactions.listRemoved.queryOptions());
}

export function useCreateTransaction() {
  const { transactions } = useApi().cash;
  return useSendOnce(transactions.create);
}

export function useUpdateTransaction() {
  const { transactions } = useApi().cash;
  return useSendOnce(transactions.update);
}

export function useRemoveTransaction() {
  const { transactions } = useApi().cash;
  return useSendOnce(transactions.remove);
}

export function useRefundTransaction() {
  const { transactions } = useApi().cash;
  return useSendOnce(transactions.refund);
}

export function useExportTransactions() {
  const { transactions } = useApi().cash;
  return useMutation(transactions.exportCsv.mutationOptions({ onSuccess: saveFile }));
}
