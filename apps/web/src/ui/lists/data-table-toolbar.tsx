import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import classes from './data-table.module.css';
import { FilterSheet } from './filter-sheet.tsx';
import { SearchBox } from './search-box.tsx';
import { SortMenu } from './sort-menu.tsx';
import type { Column, Sort } from './table-column.ts';

type DataTableToolbarProps<Row> = {
  columns: readonly Column<Row>[];
  searchLabel: string | undefined;
  search: string;
  onSearch: (text: string) => void;
  sort: Sort | undefined;
  onSort: (column: string) => void;
  filters: ReactNode;
  count: string;
  /** What can be done with the whole list. */
  children: ReactNode;
};

/** Search, filters and how much there is, in one row. */
export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <>
      <Group gap="xs" wrap="nowrap" mb={isPhone ? 'xs' : 'md'}>
        {props.searchLabel && (
          <SearchBox label={props.searchLabel} value={props.search} onChange={props.onSearch} />
        )}
        {isPhone && <SortMenu columns={props.columns} sort={props.sort} onSort={props.onSort} />}
        {isPhone && props.filters && <FilterSheet>{props.filters}</FilterSheet>}
        {!isPhone && props.filters}
        {props.children}
        {!isPhone && <Count>{props.count}</Count>}
      </Group>
      {isPhone && <Count>{props.count}</Count>}
    </>
  );
}

function Count({ children }: { children: string }) {
  return (
    <Text role="status" size="xs" c="dimmed" className={`${classes.count} tabular`}>
      {children}
    </Text>
  );
}
