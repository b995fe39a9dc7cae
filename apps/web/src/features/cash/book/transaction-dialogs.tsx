import { Suspense } from 'react';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import type { OpenedTransaction, TransactionActions } from './transaction-actions.view.ts';

const TransactionDialog = lazyPart(() => import('./transaction-dialog.tsx'));
const TransactionDetails = lazyPart(() => import('./transaction-details.tsx'));
const RemoveTransactionDialog = lazyPart(() => import('./remove-transaction-dialog.tsx'));
const PayoutDialog = lazyPart(() => import('../commissions/payout-dialog.tsx'));
const RefundTransactionDialog = lazyPart(() => import('./refund-transaction-dialog.tsx'));

type TransactionDialogsProps = {
  opened: OpenedTransaction | null;
  actions: TransactionActions;
  close: () => void;
};

/** One at a time above a list: the details, the form, or a question. */
export function TransactionDialogs(props: TransactionDialogsProps) {
  return (
    <Suspense fallback={null}>{props.opened && <Step {...props} {...props.opened} />}</Suspense>
  );
}

type StepProps = OpenedTransaction & Pick<TransactionDialogsProps, 'actions' | 'close'>;

function Step({ step, transaction, actions, close }: StepProps) {
  useFocusBack();
  if (step === 'edit') return <TransactionDialog transaction={transaction} onClose={close} />;
  if (step === 'remove') {
    return <RemoveTransactionDialog transaction={transaction} onClose={close} />;
  }
  const { payout } = transaction;
  if (step === 'refund' && payout) {
    const chosen = payout.isWhole ? 'all' : [transaction.id];
    return <PayoutDialog id={payout.id} chosen={chosen} onClose={close} />;
  }
  if (step === 'refund') {
    return <RefundTransactionDialog transaction={transaction} onClose={close} />;
  }
  return <TransactionDetails transaction={transaction} actions={actions} onClose={close} />;
}
