import type { Transaction } from '@app/contract/cash/money.contract';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { textWithNames } from '../../../ui/dialogs/merged-notice.labels.ts';
import { useCashChoices } from '../drawer/cash.api.ts';
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
      textOf={useChoiceText([transaction, merged?.stored])}
      onClose={onClose}
    >
      <TransactionFields form={saving.form} transaction={transaction} />
    </FormDialog>
  );
}

/** Methods and categories by their names, those no longer offered among them. */
function useChoiceText(versions: readonly (Transaction | null | undefined)[]) {
  const choices = useCashChoices().data;
  return textWithNames(
    ...(choices?.paymentMethods ?? []),
    ...(choices?.incomeCategories ?? []),
    ...(choices?.expenseCategories ?? []),
    ...versions.flatMap((version) => [version?.paymentMethod, version?.category]),
  );
}
