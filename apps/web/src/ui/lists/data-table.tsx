import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount, formatNumber, type Noun } from '../../foundation/format.ts';
import type { Sheet } from '../dialogs/sheet.ts';
import { DataTableToolbar } from './data-table-toolbar.tsx';
import { ExportListButton } from './export-list-button.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { RowsProps, Sort } from './table-column.ts';
import { TableOrCards } from './table-or-cards.tsx';
import { useTableView } from './use-table-view.ts';

export type DataTableProps<Row> = RowsProps<Row> & {
  /** How one and many rows are called: 'serviço', 'serviços'. */
  noun: Noun;
  /** What the list says when there is nothing in it. */
  empty: ReactNode;
  /** The text of a row that the search box looks through; without it there is no search box. */
  searchIn?: (row: Row) => string;
  /** In the row of the search box; in a sheet on a phone. */
  filters?: ReactNode;
  initialSort?: Sort;
  /** What of the rows in sight is exported; without it nothing is. */
  sheet?: Sheet<Row>;
};

/** A list: table on wide screens, cards on a phone; the row is the button. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, noun, empty, searchIn, filters, sheet } = props;
  const view = useTableView(props);
  const isEmpty = rows?.length === 0;
  if (isEmpty && !filters) return <Paper withBorder>{empty}</Paper>;

  return (
    <section>
      <DataTableToolbar
        columns={columns}
        searchLabel={searchIn && `Buscar ${noun.many}`}
        search={view.search}
        onSearch={view.setSearch}
        sort={view.sort}
        onSort={view.sortBy}
        filters={filters}
        count={countText(view.visible, rows, noun)}
      >
        {sheet && <ExportListButton list={label} sheet={sheet} rows={view.visible ?? []} />}
      </DataTableToolbar>
      {isEmpty && <Paper withBorder>{empty}</Paper>}
      {!isEmpty && view.visible?.length === 0 && (
        <NothingFound
          sentence={`Nenhum resultado para “${view.search.trim()}”.`}
          onClear={() => view.setSearch('')}
          clearLabel="Limpar busca"
        />
      )}
      {view.visible?.length !== 0 && (
        <TableOrCards {...props} rows={view.visible} sort={view.sort} onSort={view.sortBy} />
      )}
    </section>
  );
}

type Some = readonly unknown[] | undefined;

function countText(visible: Some, rows: Some, noun: Noun): string {
  if (!visible || !rows) return 'Carregando…';
  if (visible.length === rows.length) return formatCount(rows.length, noun);
  return `${formatNumber(visible.length)} de ${formatCount(rows.length, noun)}`;
}
