import type { Transaction } from '@app/contract/cash/money.contract';
import { useMemo, useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';

export type TransactionStep = 'details' | 'edit' | 'remove' | 'refund';

/** What is open above a list of transactions. */
export type OpenedTransaction = { step: TransactionStep; transaction: Transaction };

/** What somebody can do from a row; what she may not do is missing. */
export type TransactionActions = {
  onOpen: (transaction: Transaction) => void;
  onEdit: ((transaction: Transaction) => void) | undefined;
  onRemove: ((transaction: Transaction) => void) | undefined;
  onRefund: ((transaction: Transaction) => void) | undefined;
};

/** The functions stay the same, so that the rows of a long list need not be drawn again. */
export function useTransactionActions() {
  const [opened, setOpened] = useState<OpenedTransaction | null>(null);
  const mayManage = useMay('transactions.manage');
  const mayRefund = useMay('cash.refund');
  const actions = useMemo((): TransactionActions => {
    const show = (step: TransactionStep) => (transaction: Transaction) =>
      setOpened({ step, transaction });
    return {
      onOpen: show('details'),
      onEdit: mayManage ? show('edit') : undefined,
      onRemove: mayManage ? show('remove') : undefined,
      onRefund: mayRefund ? show('refund') : undefined,
    };
  }, [mayManage, mayRefund]);
  return { opened, actions, close: () => setOpened(null) };
}
