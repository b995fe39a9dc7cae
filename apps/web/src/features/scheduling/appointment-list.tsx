import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { isClosed } from '@app/domain/scheduling/appointment';
import { Paper } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCash, IconEdit, IconProgressCheck, IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useTimezone, useToday } from '../../foundation/company-clock.ts';
import { useMay } from '../../foundation/session.tsx';
import { DataTableCards } from '../../ui/data-table-cards.tsx';
import { DataTableGrid } from '../../ui/data-table-grid.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import type { RowAction, RowsProps } from '../../ui/table-column.ts';
import type { BookingPlace } from './agenda-timeline.tsx';
import type { AppointmentActions } from './appointment-actions.api.ts';
import { appointmentColumns } from './appointment-columns.tsx';
import { useAppointmentList } from './appointments.api.ts';
import { appointmentLabels as labels } from './appointments.labels.ts';
import { ListDateBar } from './appointments-date-bar.tsx';
import { AppointmentsEmpty } from './appointments-empty.tsx';
import type { AppointmentsView } from './appointments-view.api.ts';
import { useCanSettle } from './counter.api.ts';
import { counterLabels } from './counter.labels.ts';

type AppointmentListProps = {
  view: AppointmentsView;
  actions: AppointmentActions;
  onView: (view: AppointmentsView) => void;
  onBook: (place: BookingPlace | null) => void;
};

export default function AppointmentList({ view, actions, onView, onBook }: AppointmentListProps) {
  const query = useAppointmentList(view, useToday().toString());
  return (
    <>
      <ListDateBar view={view} onView={onView} />
      <LoadBlock
        query={query}
        skeleton={<Rows items={undefined} actions={actions} />}
        explain={() => labels.failedToLoad}
      >
        {({ items, pageSizes, pagesBefore }) =>
          items.length === 0 ? (
            <AppointmentsEmpty view={view} onView={onView} onCreate={() => onBook(null)} />
          ) : (
            <EndlessList
              walk={query}
              pageSizes={pageSizes}
              pagesBefore={pagesBefore}
              moreLabel={labels.loadMore}
              failureText={labels.failedToLoadMore}
            >
              <Rows items={items} actions={actions} />
            </EndlessList>
          )
        }
      </LoadBlock>
    </>
  );
}

type ListRowsProps = {
  /** `undefined` while they are on their way. */
  items: readonly ListedAppointment[] | undefined;
  actions: AppointmentActions;
};

function Rows({ items, actions }: ListRowsProps) {
  const timezone = useTimezone();
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, {
    getInitialValueInEffect: false,
  });
  const rows: RowsProps<ListedAppointment> = {
    label: labels.title,
    columns: useMemo(() => appointmentColumns(timezone), [timezone]),
    rows: items,
    keyOf,
    nameOf,
    onOpen: actions.onOpen,
    actionsOf: useRowActions(actions),
  };
  if (isNarrow) return <DataTableCards {...rows} />;
  return (
    <Paper withBorder shadow="xs">
      <DataTableGrid {...rows} sort={undefined} onSort={nothing} />
    </Paper>
  );
}

const keyOf = ({ id }: ListedAppointment): string => id;
const nameOf = ({ clientName }: ListedAppointment): string => clientName;
/** No column sorts: the list is in the order of time. */
const nothing = (): void => {};

function useRowActions({ onEdit, onStatus, onRemove, onSettle }: AppointmentActions) {
  const mayManage = useMay('appointments.manage');
  const canSettle = useCanSettle();
  return useCallback(
    (entry: ListedAppointment): RowAction[] => {
      const status: RowAction = {
        label: labels.changeStatus,
        icon: <IconProgressCheck size={18} />,
        onSelect: () => onStatus(entry),
      };
      const settle: RowAction = {
        label: counterLabels.settle,
        icon: <IconCash size={18} />,
        onSelect: () => onSettle(entry),
      };
      const first = canSettle(entry) ? [settle] : [];
      if (!mayManage) return [...first, status];
      const edit: RowAction = {
        label: labels.edit,
        icon: <IconEdit size={18} />,
        onSelect: () => onEdit(entry),
      };
      const remove: RowAction = {
        label: labels.remove,
        icon: <IconTrash size={18} />,
        tone: 'destructive',
        onSelect: () => onRemove(entry),
      };
      return [
        ...first,
        ...(isClosed(entry.status) ? [] : [edit]),
        status,
        ...(entry.isPaid ? [] : [remove]),
      ];
    },
    [mayManage, canSettle, onEdit, onStatus, onRemove, onSettle],
  );
}
