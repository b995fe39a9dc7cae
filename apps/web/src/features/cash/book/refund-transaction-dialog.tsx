import type { Transaction } from '@app/contract/cash/money.contract';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useDrawerNow } from '../drawer/cash.api.ts';
import { moneyFailureText } from '../drawer/cash.labels.ts';
import { RefundByHand } from './refund-by-hand.tsx';
import { RefundSentences } from './refund-sentences.tsx';
import { byHandTexts, refundLabels as labels, refundTexts } from './refund-transaction.labels.ts';
import { useRefundTransaction } from './transactions.api.ts';

type RefundTransactionDialogProps = { transaction: Transaction; onClose: () => void };

export default function RefundTransactionDialog(props: RefundTransactionDialogProps) {
  const { transaction, onClose } = props;
  const refund = useRefundTransaction();
  const drawer = useDrawerNow();

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
      <RefundSentences texts={refundTexts(transaction, drawer)} />
      <RefundByHand texts={byHandTexts(transaction)} />
    </ConfirmDialog>
  );
}
