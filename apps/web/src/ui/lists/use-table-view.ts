import { normalizeForSearch } from '@app/domain/shared/text';
import { useMemo, useState } from 'react';
import type { Column, Sort } from './table-column.ts';

type TableViewOptions<Row> = {
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  searchIn?: ((row: Row) => string) | undefined;
  initialSort?: Sort | undefined;
};

export type TableView<Row> = {
  visible: readonly Row[] | undefined;
  search: string;
  setSearch: (text: string) => void;
  sort: Sort | undefined;
  sortBy: (column: string) => void;
};

/** Which rows are seen, and in which order. */
export function useTableView<Row>(options: TableViewOptions<Row>): TableView<Row> {
  const { rows, columns, searchIn } = options;
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(options.initialSort);

  const visible = useMemo(
    () => rows && sorted(matching(rows, search, searchIn), sort, columns),
    [rows, search, searchIn, sort, columns],
  );

  return {
    visible,
    search,
    setSearch,
    sort,
    sortBy: (column) => setSort((before) => nextSort(before, column)),
  };
}

/** Every word must occur, in any order and with or without accents. */
export function matching<Row>(
  rows: readonly Row[],
  search: string,
  searchIn: ((row: Row) => string) | undefined,
): readonly Row[] {
  const words = normalizeForSearch(search).split(' ').filter(Boolean);
  if (!searchIn || words.length === 0) return rows;

  return rows.filter((row) => {
    const text = normalizeForSearch(searchIn(row));
    return words.every((word) => text.includes(word));
  });
}

const collator = new Intl.Collator('pt-BR', { numeric: true });

export function sorted<Row>(
  rows: readonly Row[],
  sort: Sort | undefined,
  columns: readonly Column<Row>[],
): readonly Row[] {
  const sortBy = columns.find((column) => column.id === sort?.column)?.sortBy;
  if (!sortBy) return rows;

  const sign = sort?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((first, second) => sign * compare(sortBy(first), sortBy(second)));
}

function compare(first: string | number, second: string | number): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return collator.compare(String(first), String(second));
}

function nextSort(before: Sort | undefined, column: string): Sort {
  const isSame = before?.column === column;
  const direction = isSame && before.direction === 'ascending' ? 'descending' : 'ascending';
  return { column, direction };
}
