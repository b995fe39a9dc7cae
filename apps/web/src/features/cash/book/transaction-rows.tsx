import type { Transaction } from '@app/contract/cash/money.contract';
import type { Column, RowsProps } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import type { TransactionActions } from './transaction-actions.view.ts';
import { useRowActions } from './transaction-row-actions.tsx';

type TransactionRowsProps = {
  label: string;
  columns: readonly Column<Transaction>[];
  /** `undefined` while they are on their way. */
  transactions: readonly Transaction[] | undefined;
  actions: TransactionActions;
  groupOf?: RowsProps<Transaction>['groupOf'];
};

/** The row opens the details. */
export function TransactionRows(props: TransactionRowsProps) {
  const { label, columns, transactions, actions, groupOf } = props;
  return (
    <TableOrCards
      label={label}
      columns={columns}
      rows={transactions}
      keyOf={keyOf}
      nameOf={nameOf}
      onOpen={actions.onOpen}
      actionsOf={useRowActions(actions)}
      groupOf={groupOf}
      cardsBelow={75}
    />
  );
}

const keyOf = ({ id }: Transaction): string => id;
const nameOf = ({ description }: Transaction): string => description;
