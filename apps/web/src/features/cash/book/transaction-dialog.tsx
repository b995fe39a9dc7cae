import type { Transaction } from '@app/contract/cash/money.contract';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useTransactionForm } from './transaction.form.ts';
import { TransactionFields } from './transaction-fields.tsx';
import { transactionFormLabels as labels, transactionFieldNames } from './transactions.labels.ts';

type TransactionDialogProps = {
  /** `null` for a new one. */
  transaction: Transaction | null;
  onClose: () => void;
};

export default function TransactionDialog({ transaction, onClose }: TransactionDialogProps) {
  const { saving, merged } = useTransactionForm(transaction, onClose);
  return (
    <FormDialog
      title={transaction ? labels.edit : labels.create}
      saving={saving}
      merged={merged}
      names={transactionFieldNames}
      onClose={onClose}
    >
      <TransactionFields form={saving.form} transaction={transaction} />
    </FormDialog>
  );
}
