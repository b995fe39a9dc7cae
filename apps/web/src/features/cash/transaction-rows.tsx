import type { Transaction } from '@app/contract/cash/money.contract';
import { Paper } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DataTableCards } from '../../ui/data-table-cards.tsx';
import { DataTableGrid } from '../../ui/data-table-grid.tsx';
import type { Column, RowsProps } from '../../ui/table-column.ts';
import type { TransactionActions } from './transaction-actions.api.ts';
import { useRowActions } from './transaction-row-actions.tsx';

/** Where the sidebar leaves a table no room for its columns. */
const noRoom = '(max-width: 74.99em)';

type TransactionRowsProps = {
  label: string;
  columns: readonly Column<Transaction>[];
  /** `undefined` while they are on their way. */
  transactions: readonly Transaction[] | undefined;
  actions: TransactionActions;
};

/** A table where there is room, cards elsewhere; the row opens the details. */
export function TransactionRows({ label, columns, transactions, actions }: TransactionRowsProps) {
  const showsCards = useMediaQuery(noRoom, false, { getInitialValueInEffect: false });
  const rows: RowsProps<Transaction> = {
    label,
    columns,
    rows: transactions,
    keyOf,
    nameOf,
    onOpen: actions.onOpen,
    actionsOf: useRowActions(actions),
  };
  if (showsCards) return <DataTableCards {...rows} />;
  return (
    <Paper withBorder shadow="xs">
      <DataTableGrid {...rows} sort={undefined} onSort={nothing} />
    </Paper>
  );
}

const keyOf = ({ id }: Transaction): string => id;
const nameOf = ({ description }: Transaction): string => description;
/** The server keeps the order. */
const nothing = (): void => {};
