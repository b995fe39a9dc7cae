import { Paper } from '@mantine/core';
import { PHONE_BELOW, useIsNarrowerThan } from '../../foundation/hooks/use-is-phone.ts';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableGrid } from './data-table-grid.tsx';
import type { RowsProps, Sort } from './table-column.ts';

type TableOrCardsProps<Row> = RowsProps<Row> & {
  /** Up to which width, in em, the sidebar leaves a table no room for its columns. */
  cardsBelow?: number;
  sort?: Sort | undefined;
  onSort?: ((column: string) => void) | undefined;
};

/** A table where there is room, cards elsewhere. */
export function TableOrCards<Row>(props: TableOrCardsProps<Row>) {
  const { cardsBelow = PHONE_BELOW, sort, onSort = nothing, ...rows } = props;
  if (useIsNarrowerThan(cardsBelow)) return <DataTableCards {...rows} />;
  return (
    <Paper withBorder>
      <DataTableGrid {...rows} sort={sort} onSort={onSort} />
    </Paper>
  );
}

/** The server keeps the order. */
const nothing = (): void => {};
