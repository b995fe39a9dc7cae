import type { Transaction } from '@app/contract/cash/money.contract';
import { type TransactionForm, transactionForm } from '@app/contract/cash/transactions.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useToday } from '../../../foundation/company-clock.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { moneyFailureText } from '../drawer/cash.labels.ts';
import {
  useCreateTransaction,
  useStoredTransaction,
  useUpdateTransaction,
} from './transactions.api.ts';
import { transactionFormLabels as labels } from './transactions.labels.ts';

/** Amount and date may be missing while somebody types. */
export type TransactionDraft = Omit<TransactionForm, 'amountCents' | 'date'> & {
  amountCents: Cents | null;
  date: string | null;
};
export type TransactionDraftForm = UseFormReturnType<TransactionDraft>;

export function useTransactionForm(transaction: Transaction | null, close: () => void) {
  const today = useToday().toString();
  const form = useForm<TransactionDraft>({
    initialValues: transaction ? draftOf(transaction) : newTransaction(today),
    validate: schemaResolver(transactionForm, { sync: true }),
  });
  const create = useCreateTransaction();
  const update = useUpdateTransaction();
  const refresh = useRefresh('cash');
  const merging = useMerging({
    form,
    opened: transaction,
    code: 'TRANSACTION_CHANGED',
    draftOf,
    read: useStoredTransaction(),
  });

  const saving = useSaving({
    form,
    send: (draft) => {
      const input = transactionForm.parse(draft);
      if (!transaction) return create.mutateAsync(input);
      return update.mutateAsync({ ...input, id: transaction.id, version: merging.version });
    },
    saved: transaction ? labels.updated : labels.created,
    meet: merging.settle,
    failed: (error) => {
      if (isStale(error)) void refresh();
      return moneyFailureText(error, transaction ? labels.failedToUpdate : labels.failedToCreate);
    },
    close,
  });
  return { saving, merged: merging.merged };
}

function newTransaction(date: string): TransactionDraft {
  return {
    type: 'expense',
    amountCents: null,
    description: '',
    date,
    paymentMethodId: null,
    categoryId: null,
  };
}

function draftOf({ type, description, date, ...transaction }: Transaction): TransactionDraft {
  return {
    type,
    description,
    date,
    amountCents: cents(transaction.amountCents),
    paymentMethodId: transaction.paymentMethod?.id ?? null,
    categoryId: transaction.category?.id ?? null,
  };
}

const STALE = [
  'TRANSACTION_CHANGED',
  'TRANSACTION_KEPT',
  'TRANSACTION_NOT_FOUND',
  'PAYMENT_METHOD_UNAVAILABLE',
  'CATEGORY_UNAVAILABLE',
];

/** What stands on the screen is older than what the server knows. */
function isStale(error: unknown): boolean {
  return STALE.some((code) => isRefusedWith(code, error));
}
