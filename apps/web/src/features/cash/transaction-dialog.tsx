import type { Transaction } from '@app/contract/cash/money.contract';
import { Button, Modal } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useFocusBack } from '../../foundation/use-focus-back.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { MergedNotice } from '../../ui/merged-notice.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { FailureText } from './failure-text.tsx';
import { TransactionFields } from './transaction-fields.tsx';
import { useSaveTransaction, useTransactionForm } from './transaction-form.api.ts';
import { transactionFormLabels as labels, transactionFieldNames } from './transactions.labels.ts';

type TransactionDialogProps = {
  /** `null` for a new one. */
  transaction: Transaction | null;
  onClose: () => void;
};

/** Lives as long as it is open, so each opening starts anew. */
export default function TransactionDialog({ transaction, onClose }: TransactionDialogProps) {
  useFocusBack();
  const form = useTransactionForm(transaction);
  const changes = useUnsavedChanges(() => form.isDirty());
  const saving = useSaveTransaction({ form, transaction, close: onClose });
  const { save, failure, isSaving, merged } = saving;
  const close = () => changes.askBefore(onClose);

  return (
    <>
      <Modal opened onClose={close} title={transaction ? labels.edit : labels.create} size="md">
        <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
          <MergedNotice merged={merged} names={transactionFieldNames} />
          <TransactionFields form={form} transaction={transaction} />
          <FailureText>{failure}</FailureText>
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              {labels.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {labels.save}
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
