import type { Transaction } from '@app/contract/cash/money.contract';
import { showSuccess } from '../../foundation/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { moneyFailureText } from './cash.labels.ts';
import { RefundByHand } from './refund-by-hand.tsx';
import { useRefundTransaction } from './transactions.api.ts';
import { byHandTexts, refundLabels as labels, refundQuestion } from './transactions.labels.ts';

type RefundTransactionDialogProps = { transaction: Transaction; onClose: () => void };

export default function RefundTransactionDialog(props: RefundTransactionDialogProps) {
  const { transaction, onClose } = props;
  const refund = useRefundTransaction();

  async function confirm(): Promise<void> {
    await refund.mutateAsync({ id: transaction.id });
    showSuccess(labels.refunded);
  }

  return (
    <ConfirmDialog
      opened
      title={labels.title}
      confirmLabel={labels.confirm}
      tone="destructive"
      onConfirm={confirm}
      explain={(error) => moneyFailureText(error, labels.failed)}
      onClose={onClose}
    >
      {refundQuestion(transaction)}
      <RefundByHand texts={byHandTexts(transaction)} />
    </ConfirmDialog>
  );
}
