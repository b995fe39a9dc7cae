import type { Transaction } from '@app/contract/cash/money.contract';
import { type TransactionForm, transactionForm } from '@app/contract/cash/transactions.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { useMerging } from '../../foundation/use-merging.ts';
import { useToday } from '../clients/company-time.api.ts';
import { useRefreshCash } from './cash.api.ts';
import { moneyFailureText } from './cash.labels.ts';
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

export function useTransactionForm(transaction: Transaction | null): TransactionDraftForm {
  const today = useToday().toString();
  return useForm<TransactionDraft>({
    initialValues: transaction ? draftOf(transaction) : newTransaction(today),
    validate: schemaResolver(transactionForm, { sync: true }),
  });
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

type Saving = {
  form: TransactionDraftForm;
  /** `null` for a new one. */
  transaction: Transaction | null;
  close: () => void;
};

/** The dialog closes only when it is stored. */
export function useSaveTransaction({ form, transaction, close }: Saving) {
  const [failure, setFailure] = useState<string | null>(null);
  const create = useCreateTransaction();
  const update = useUpdateTransaction();
  const refresh = useRefreshCash();
  const read = useStoredTransaction();
  const merging = useMerging({
    ...{ form, opened: transaction, code: 'TRANSACTION_CHANGED', draftOf, read },
  });

  async function send(input: TransactionForm): Promise<unknown> {
    if (!transaction) return create.mutateAsync(input);
    return update.mutateAsync({ ...input, id: transaction.id, version: merging.version });
  }

  async function save({ amountCents, date, ...draft }: TransactionDraft): Promise<void> {
    if (amountCents === null || date === null) return;
    setFailure(null);
    try {
      await send({ ...draft, amountCents, date });
    } catch (error) {
      if (!(await merging.settle(error))) explain(error);
      return;
    }
    showSuccess(transaction ? labels.updated : labels.created);
    form.resetDirty();
    close();
  }

  function explain(error: unknown): void {
    if (isStale(error)) void refresh();
    if (showFieldErrors(form, error)) return;
    const sentence = transaction ? labels.failedToUpdate : labels.failedToCreate;
    setFailure(moneyFailureText(error, sentence));
  }

  const isSaving = create.isPending || update.isPending;
  return { save, failure, isSaving, merged: merging.merged };
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
