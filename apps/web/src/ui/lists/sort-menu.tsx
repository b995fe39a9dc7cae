import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Column, Sort } from './table-column.ts';

type SortMenuProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (column: string) => void;
};

/** Cards have no headings to tap, so the order is chosen here. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const sortable = columns.filter((column) => column.sortBy);
  if (sortable.length === 0) return null;

  return (
    <Menu closeOnItemClick={false} withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label="Ordenar">
          <IconArrowsSort size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Ordenar por</Menu.Label>
        {sortable.map((column) => (
          <Menu.Item
            key={column.id}
            rightSection={sort?.column === column.id && <Direction direction={sort.direction} />}
            onClick={() => onSort(column.id)}
          >
            {column.header}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Direction({ direction }: Pick<Sort, 'direction'>) {
  if (direction === 'ascending') return <IconArrowUp size={16} aria-label="crescente" />;
  return <IconArrowDown size={16} aria-label="decrescente" />;
}
