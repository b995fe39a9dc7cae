import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { isClosed } from '@app/domain/scheduling/appointment';
import { todayIn } from '@app/domain/shared/local-time';
import { IconCash, IconEdit, IconEye, IconProgressCheck, IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useTimezone, useToday } from '../../../foundation/company-clock.ts';
import { useIsNarrowerThan } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ROOM_FOR_ALL } from '../../../ui/lists/data-table-grid.tsx';
import { dayHeadingText } from '../../../ui/lists/day-heading.labels.ts';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { SavedFilterBar } from '../../../ui/lists/saved-filter-chips.tsx';
import type { RowAction, RowGroup } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import type { BookingPlace } from '../agenda/booking-place.ts';
import type { AppointmentActions } from './appointment-actions.view.ts';
import {
  appointmentColumns,
  appointmentRow,
  tightAppointmentColumns,
} from './appointment-columns.tsx';
import { useAppointmentList } from './appointments.api.ts';
import { appointmentLabels as labels } from './appointments.labels.ts';
import { ListDateBar } from './appointments-date-bar.tsx';
import { AppointmentsEmpty } from './appointments-empty.tsx';
import { type AppointmentsView, appointmentFilters } from './appointments-view.ts';
import { counterLabels } from './counter.labels.ts';
import { useCanSettle } from './counter.view.ts';

type AppointmentListProps = {
  view: AppointmentsView;
  actions: AppointmentActions;
  onView: (view: AppointmentsView) => void;
  onBook: (place: BookingPlace | null) => void;
  /** A panel has taken some of the room. */
  isBeside: boolean;
};

export default function AppointmentList(props: AppointmentListProps) {
  const { view, actions, onView, onBook, isBeside } = props;
  const query = useAppointmentList(view, useToday().toString());
  return (
    <>
      <ListDateBar view={view} onView={onView} />
      <SavedFilterBar
        list="appointments"
        filters={appointmentFilters}
        view={view}
        onView={onView}
      />
      <EndlessList
        walk={query}
        explain={() => labels.failedToLoad}
        empty={<AppointmentsEmpty view={view} onView={onView} onCreate={() => onBook(null)} />}
      >
        {(items) => (
          <Rows items={items} actions={actions} rowsBelow={isBeside ? ROWS_BESIDE : ROWS_BELOW} />
        )}
      </EndlessList>
    </>
  );
}

type ListRowsProps = {
  /** `undefined` while they are on their way. */
  items: readonly ListedAppointment[] | undefined;
  actions: AppointmentActions;
  /** Up to which width there is no room for columns. */
  rowsBelow: number;
};

const ROWS_BELOW = 75;
/** A panel is 25 em wide. */
const ROWS_BESIDE = ROWS_BELOW + 25;

function Rows({ items, actions, rowsBelow }: ListRowsProps) {
  const timezone = useTimezone();
  const isNarrow = useIsNarrowerThan(rowsBelow);
  const isTight = useIsNarrowerThan(ROOM_FOR_ALL);
  const columns = useMemo(() => {
    if (isNarrow) return appointmentRow(timezone);
    return isTight ? tightAppointmentColumns(timezone) : appointmentColumns(timezone);
  }, [isNarrow, isTight, timezone]);
  return (
    <TableOrCards
      label={labels.title}
      columns={columns}
      rows={items}
      keyOf={keyOf}
      nameOf={nameOf}
      onOpen={actions.onOpen}
      actionsOf={useRowActions(actions)}
      groupOf={useDays()}
      cardsBelow={rowsBelow}
    />
  );
}

/** The appointments of a day stand below it. */
function useDays(): (entry: ListedAppointment) => RowGroup {
  const timezone = useTimezone();
  const today = useToday();
  return useCallback(
    ({ startTime }) => {
      const day = todayIn(timezone, Temporal.Instant.from(startTime)).toString();
      return { key: day, title: dayHeadingText(day, today) };
    },
    [timezone, today],
  );
}

const keyOf = ({ id }: ListedAppointment): string => id;
const nameOf = ({ clientName }: ListedAppointment): string => clientName;

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
      // What is closed is only looked at.
      const look = { label: labels.look, icon: <IconEye size={18} /> };
      const change = { label: labels.edit, icon: <IconEdit size={18} /> };
      const edit: RowAction = {
        ...(isClosed(entry.status) ? look : change),
        onSelect: () => onEdit(entry),
      };
      const remove: RowAction = {
        label: labels.remove,
        icon: <IconTrash size={18} />,
        tone: 'destructive',
        onSelect: () => onRemove(entry),
      };
      return [...first, edit, status, ...(entry.isPaid ? [] : [remove])];
    },
    [mayManage, canSettle, onEdit, onStatus, onRemove, onSettle],
  );
}
