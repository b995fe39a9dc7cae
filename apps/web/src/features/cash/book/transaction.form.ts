import type { Transaction } from '@app/contract/cash/money.contract';
import { type TransactionForm, transactionForm } from '@app/contract/cash/transactions.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useToday } from '../../../foundation/company-clock.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useMoneySaving } from '../money.form.ts';
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
  const kept = useDraft(form, { form: 'transaction', thing: transaction?.id ?? null });
  const create = useCreateTransaction(kept.request);
  const update = useUpdateTransaction();
  const merging = useMerging({
    form,
    opened: transaction,
    code: 'TRANSACTION_CHANGED',
    draftOf,
    read: useStoredTransaction(),
  });

  const saving = useMoneySaving({
    form,
    send: (draft) => {
      const input = transactionForm.parse(draft);
      if (!transaction) return create.mutateAsync(input);
      return update.mutateAsync({ ...input, id: transaction.id, version: merging.version });
    },
    saved: transaction ? labels.updated : labels.created,
    meet: merging.settle,
    failed: transaction ? labels.failedToUpdate : labels.failedToCreate,
    done: close,
    draft: kept,
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
