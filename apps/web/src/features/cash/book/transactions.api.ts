import type { Transaction } from '@app/contract/cash/money.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useToday } from '../../../foundation/company-clock.ts';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import { askedOf, type TransactionsView } from './transactions-view.ts';

export function useTransactions(view: TransactionsView) {
  return useWalk(useApi().cash.transactions.list, askedOf(view, useToday()));
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

export function useCreateTransaction(request: Request) {
  const { transactions } = useApi().cash;
  return useSendOnce(transactions.create, request);
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
  return useFile(transactions.exportCsv);
}
