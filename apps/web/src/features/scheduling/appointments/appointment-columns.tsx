import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { shownState } from '@app/domain/scheduling/visit';
import { Text } from '@mantine/core';
import { IconCash, IconNotebook } from '@tabler/icons-react';
import { moneyText } from '../../../foundation/format.ts';
import { isOwed, paidText, servicesText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import type { Column } from '../../../ui/lists/table-column.ts';
import { AppointmentStatusBadge } from './appointment-status-badge.tsx';
import { clockText, columnLabels, periodText } from './appointments.labels.ts';
import classes from './appointments.module.css';

export function appointmentColumns(timezone: string): Column<ListedAppointment>[] {
  return [
    {
      id: 'when',
      header: columnLabels.time,
      width: 116,
      cell: (entry) => <span className="tabular">{periodText(entry, timezone)}</span>,
    },
    {
      id: 'client',
      header: columnLabels.client,
      cell: ({ clientName }) => <strong className={classes.who}>{clientName}</strong>,
    },
    {
      id: 'professional',
      header: columnLabels.professional,
      width: 136,
      cell: ({ professionalName }) => professionalName,
    },
    {
      id: 'services',
      header: columnLabels.services,
      cell: (entry) => servicesText(entry),
    },
    {
      id: 'status',
      header: columnLabels.status,
      width: 144,
      onCard: 'beside',
      cell: (entry) => <AppointmentStatusBadge status={shownState(entry)} />,
    },
    {
      id: 'price',
      header: columnLabels.price,
      width: 116,
      align: 'end',
      cell: (entry) => <Price entry={entry} />,
    },
    {
      id: 'notes',
      header: columnLabels.notes,
      width: 112,
      cell: ({ notes }) => notes || '—',
    },
  ];
}

/** Without room for a column of their own, the notes stand below the services. */
export function tightAppointmentColumns(timezone: string): Column<ListedAppointment>[] {
  return appointmentColumns(timezone)
    .filter(({ id }) => id !== 'notes')
    .map((column) => (column.id === 'services' ? { ...column, cell: servicesAndNotes } : column));
}

function servicesAndNotes(entry: ListedAppointment) {
  return (
    <>
      {servicesText(entry)}
      {notesLine(entry)}
    </>
  );
}

/** One line, however much was written: the details have it all. */
function notesLine({ notes }: ListedAppointment) {
  if (notes === '') return null;
  return (
    <Text span display="block" size="xs" c="dimmed" truncate>
      {notes}
    </Text>
  );
}

/** On a phone: who, when and for what; at the end the price and how it stands. */
export function appointmentRow(timezone: string): Column<ListedAppointment>[] {
  return [
    {
      id: 'client',
      header: columnLabels.client,
      cell: ({ clientName }) => clientName,
    },
    {
      id: 'when',
      header: columnLabels.when,
      onCard: 'second-line',
      cell: ({ startTime }) => clockText(startTime, timezone),
    },
    {
      id: 'services',
      header: columnLabels.services,
      onCard: 'second-line',
      cell: servicesText,
    },
    {
      id: 'professional',
      header: columnLabels.professional,
      onCard: 'second-line',
      cell: ({ professionalName }) => professionalName,
    },
    {
      id: 'price',
      header: columnLabels.price,
      onCard: 'beside',
      cell: (entry) => <Price entry={entry} />,
    },
    {
      id: 'status',
      header: columnLabels.status,
      onCard: 'beside',
      cell: (entry) => <AppointmentStatusBadge status={shownState(entry)} />,
    },
    {
      id: 'notes',
      header: columnLabels.notes,
      onCard: 'in-sight',
      cell: notesLine,
    },
  ];
}

type PriceProps = { entry: Pick<ListedAppointment, 'priceCents' | 'isPaid' | 'owedCents'> };

/** With a sign where it is paid, or left on the client's account. */
function Price({ entry }: PriceProps) {
  const Icon = isOwed(entry) ? IconNotebook : IconCash;
  return (
    <Text span inherit fw={600} className={`${classes.paid} tabular`}>
      {entry.isPaid && <Icon size={16} aria-label={paidText(entry)} role="img" />}
      {moneyText(entry.priceCents)}
    </Text>
  );
}
