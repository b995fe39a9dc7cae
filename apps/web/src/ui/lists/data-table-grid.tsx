import { Skeleton, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { TruncatedText } from '../truncated-text.tsx';
import classes from './data-table.module.css';
import { RowActions } from './row-actions.tsx';
import type { Column, RowProps, RowsProps, Sort } from './table-column.ts';

type DataTableGridProps<Row> = RowsProps<Row> & {
  sort: Sort | undefined;
  onSort: (column: string) => void;
};

/** The rows on a wide screen. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const { label, columns, rows, keyOf, nameOf, onOpen, actionsOf } = props;
  const same = { columns, nameOf, onOpen, actionsOf };
  return (
    <Table className={classes.table} layout="fixed" aria-label={label} aria-busy={!rows}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
          {actionsOf && (
            <Table.Th w={72} ta="end">
              Ações
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows?.map((row) => <GridRow key={keyOf(row)} row={row} {...same} />) ?? (
          <SkeletonRows {...props} />
        )}
      </Table.Tbody>
    </Table>
  );
}

type HeaderCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (column: string) => void;
};

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const size = { w: column.width, ta: column.align ?? 'start' } as const;
  if (!column.sortBy) return <Table.Th {...size}>{column.header}</Table.Th>;

  return (
    <Table.Th {...size} aria-sort={direction ?? 'none'}>
      <UnstyledButton
        className={classes.sort}
        data-align={column.align}
        onClick={() => onSort(column.id)}
      >
        {column.header}
        <SortIcon direction={direction} />
      </UnstyledButton>
    </Table.Th>
  );
}

function SortIcon({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'ascending') return <IconArrowUp size={14} />;
  if (direction === 'descending') return <IconArrowDown size={14} />;
  return <IconArrowsSort size={14} className={classes.unsorted} />;
}

/** Drawn again only when something of it changed: of a long list that loads more, that is little. */
const GridRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ row, columns, nameOf, onOpen, actionsOf }: RowProps<Row>) {
  const [first, ...rest] = columns;
  return (
    <Table.Tr
      className={classes.row}
      data-opens={onOpen !== undefined || undefined}
      onClick={() => onOpen && !isSelectingText() && onOpen(row)}
    >
      <Table.Td>
        {/* The click of this button arrives at the row, which answers mouse and keyboard alike. */}
        <Name opens={onOpen !== undefined}>{first?.cell(row)}</Name>
      </Table.Td>
      {rest.map((column) => (
        <Table.Td key={column.id} ta={column.align ?? 'start'}>
          <TruncatedText>{column.cell(row)}</TruncatedText>
        </Table.Td>
      ))}
      {actionsOf && (
        <Table.Td className={classes.actions} onClick={stop}>
          <RowActions name={nameOf(row)} actions={actionsOf(row)} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function Name({ opens, children }: { opens: boolean; children: ReactNode }) {
  if (!opens) return <TruncatedText>{children}</TruncatedText>;
  return (
    <UnstyledButton className={classes.name}>
      <TruncatedText>{children}</TruncatedText>
    </UnstyledButton>
  );
}

/** Also for clicks inside the menu: it hangs elsewhere in the page, but React sends them here. */
function stop(event: MouseEvent): void {
  event.stopPropagation();
}

function isSelectingText(): boolean {
  return getSelection()?.type === 'Range';
}

const widths = ['60%', '40%', '50%', '45%', '55%', '35%'];

function SkeletonRows<Row>({ columns, actionsOf }: RowsProps<Row>) {
  return widths.map((width) => (
    <Table.Tr key={width} className={classes.row}>
      {columns.map((column) => (
        <Table.Td key={column.id}>
          <Skeleton height={14} width={width} ms={column.align === 'end' ? 'auto' : 0} />
        </Table.Td>
      ))}
      {actionsOf && <Table.Td />}
    </Table.Tr>
  ));
}
