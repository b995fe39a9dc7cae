import type { PaidService } from '@app/contract/insights/paid-services.contract';
import { Paper } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DataTableCards } from '../../ui/data-table-cards.tsx';
import { DataTableGrid } from '../../ui/data-table-grid.tsx';
import type { RowsProps } from '../../ui/table-column.ts';
import { paidServicesLabels as labels } from './paid-services.labels.ts';
import { paidServiceColumns } from './paid-services-columns.tsx';

/** Where the sidebar leaves a table no room for its columns. */
const noRoom = '(max-width: 74.99em)';

/** `undefined` while they are on their way. */
type PaidServicesRowsProps = { services: readonly PaidService[] | undefined };

/** A table where there is room, cards elsewhere. */
export function PaidServicesRows({ services }: PaidServicesRowsProps) {
  const showsCards = useMediaQuery(noRoom, false, { getInitialValueInEffect: false });
  const rows: RowsProps<PaidService> = {
    ...{ label: labels.title, columns: paidServiceColumns, rows: services },
    ...{ keyOf, nameOf },
  };
  if (showsCards) return <DataTableCards {...rows} />;
  return (
    <Paper withBorder shadow="xs">
      <DataTableGrid {...rows} sort={undefined} onSort={nothing} />
    </Paper>
  );
}

const keyOf = ({ id }: PaidService): string => id;
const nameOf = ({ serviceName }: PaidService): string => serviceName;
/** The server keeps the order. */
const nothing = (): void => {};
