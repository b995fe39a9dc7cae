import { Skeleton, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Fragment, type MouseEvent, memo, type ReactNode, useMemo } from 'react';
import { useIsNarrowerThan } from '../../foundation/hooks/use-is-phone.ts';
import { TruncatedText } from '../truncated-text.tsx';
import classes from './data-table.module.css';
import { RowActions } from './row-actions.tsx';
import { placedRows } from './row-groups.ts';
import type { Column, RowGroup, RowProps, RowsProps, Sort } from './table-column.ts';

type DataTableGridProps<Row> = RowsProps<Row> & {
  sort: Sort | undefined;
  onSort: (column: string) => void;
};

/** The rows on a wide screen. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const { label, rows, keyOf, nameOf, onOpen, actionsOf, menuOf, groupOf } = props;
  const columns = useColumnsWithRoom(props.columns);
  const same = { columns, nameOf, onOpen, actionsOf, menuOf };
  const hasActions = actionsOf !== undefined || menuOf !== undefined;
  return (
    <Table className={classes.table} layout="fixed" aria-label={label} aria-busy={!rows}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
          {hasActions && (
            <Table.Th w={72} ta="end">
              Ações
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows ? (
          placedRows(rows, groupOf).map(({ row, group }) => (
            <Fragment key={keyOf(row)}>
              {group && <GroupRow group={group} span={columns.length} hasActions={hasActions} />}
              <GridRow row={row} {...same} />
            </Fragment>
          ))
        ) : (
          <SkeletonRows {...props} columns={columns} />
        )}
      </Table.Tbody>
    </Table>
  );
}

/** In em: from here on every column has room beside the sidebar. */
export const ROOM_FOR_ALL = 90;

function useColumnsWithRoom<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isTight = useIsNarrowerThan(ROOM_FOR_ALL);
  return useMemo(
    () => columns.filter(({ isExtra, isOnCardAlone }) => !isOnCardAlone && !(isTight && isExtra)),
    [columns, isTight],
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

type GroupRowProps = { group: RowGroup; span: number; hasActions: boolean };

/** What the rows come to ends where their amounts end. */
function GroupRow({ group, span, hasActions }: GroupRowProps) {
  return (
    <Table.Tr data-group className={classes.group}>
      <Table.Th colSpan={span} scope="colgroup">
        <div className={classes.groupLine}>
          <span className={classes.groupTitle}>{group.title}</span>
          {group.trailing}
        </div>
      </Table.Th>
      {hasActions && <Table.Td />}
    </Table.Tr>
  );
}

/** Drawn again only when something of it changed: of a long list that loads more, that is little. */
const GridRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>(props: RowProps<Row>) {
  const { row, columns, nameOf, onOpen, actionsOf, menuOf } = props;
  const [first, ...rest] = columns;
  return (
    <Table.Tr
      className={classes.row}
      data-opens={onOpen !== undefined || undefined}
      onClick={() => onOpen && !isSelectingText() && onOpen(row)}
    >
      <Table.Td>
        <First column={first} row={row} opens={onOpen !== undefined} />
      </Table.Td>
      {rest.map((column) => (
        <Table.Td key={column.id} ta={column.align ?? 'start'}>
          <TruncatedText>{column.cell(row)}</TruncatedText>
        </Table.Td>
      ))}
      {(actionsOf || menuOf) && (
        <Table.Td className={classes.actions} onClick={stop}>
          {menuOf?.(row)}
          {actionsOf && <RowActions name={nameOf(row)} actions={actionsOf(row)} />}
        </Table.Td>
      )}
    </Table.Tr>
  );
}

type FirstProps<Row> = { column: Column<Row> | undefined; row: Row; opens: boolean };

function First<Row>({ column, row, opens }: FirstProps<Row>) {
  // The click of this button arrives at the row, which answers mouse and keyboard alike.
  const name = <Name opens={opens}>{column?.cell(row)}</Name>;
  if (!column?.lead && !column?.note) return name;
  return (
    <div className={classes.first}>
      {column.lead?.(row)}
      <div className={classes.firstWords}>
        {name}
        {column.note?.(row)}
      </div>
    </div>
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

const widths = ['60%', '40%', '50%', '45%', '55%', '35%', '65%', '42%', '52%', '38%'];

/** As many as a screen shows, so that what comes takes the place of its shape. */
function SkeletonRows<Row>({ columns, actionsOf, menuOf }: RowsProps<Row>) {
  return widths.map((width) => (
    <Table.Tr key={width} className={classes.row}>
      {columns.map((column) => (
        <Table.Td key={column.id}>
          <Skeleton height={14} width={width} ms={column.align === 'end' ? 'auto' : 0} />
        </Table.Td>
      ))}
      {(actionsOf || menuOf) && <Table.Td />}
    </Table.Tr>
  ));
}
