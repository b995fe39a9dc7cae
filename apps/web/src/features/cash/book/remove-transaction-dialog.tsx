import type { Transaction } from '@app/contract/cash/money.contract';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { moneyFailureText } from '../drawer/cash.labels.ts';
import { useRemoveTransaction } from './transactions.api.ts';
import { removeLabels as labels } from './transactions.labels.ts';

type RemoveTransactionDialogProps = { transaction: Transaction; onClose: () => void };

export default function RemoveTransactionDialog(props: RemoveTransactionDialogProps) {
  const { transaction, onClose } = props;
  const remove = useRemoveTransaction();

  async function confirm(): Promise<void> {
    await remove.mutateAsync({ id: transaction.id });
    showSuccess(labels.removed);
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
      {labels.question}
    </ConfirmDialog>
  );
}
