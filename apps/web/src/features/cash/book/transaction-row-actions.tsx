import type { Transaction } from '@app/contract/cash/money.contract';
import { IconArrowBackUp, IconEdit, IconListDetails, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import type { RowAction } from '../../../ui/lists/table-column.ts';
import type { TransactionActions } from './transaction-actions.view.ts';
import { transactionLabels as labels } from './transactions.labels.ts';

/** The menu of a row: what the role may do and what the row still allows. */
export function useRowActions(actions: TransactionActions) {
  return useCallback(
    (transaction: Transaction): RowAction[] => {
      const { onOpen, onEdit, onRemove, onRefund } = actions;
      const { canChange, canRefund } = transaction;
      const open: RowAction = {
        label: labels.open,
        icon: <IconListDetails size={18} />,
        onSelect: () => onOpen(transaction),
      };
      const edit = onEdit && {
        label: labels.edit,
        icon: <IconEdit size={18} />,
        onSelect: () => onEdit(transaction),
      };
      const refund = onRefund && {
        label: labels.refund,
        icon: <IconArrowBackUp size={18} />,
        onSelect: () => onRefund(transaction),
      };
      const remove = onRemove && {
        label: labels.remove,
        icon: <IconTrash size={18} />,
        tone: 'destructive' as const,
        onSelect: () => onRemove(transaction),
      };
      return [
        open,
        ...(edit && canChange ? [edit] : []),
        ...(refund && canRefund ? [refund] : []),
        ...(remove && canChange ? [remove] : []),
      ];
    },
    [actions],
  );
}
