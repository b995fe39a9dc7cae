import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { shownState } from '@app/domain/scheduling/visit';
import { Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { moneyText } from '../../../foundation/format.ts';
import { gridLabels, servicesText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
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
      cell: ({ priceCents, isPaid }) => <Price priceCents={priceCents} isPaid={isPaid} />,
    },
    {
      id: 'notes',
      header: columnLabels.notes,
      width: 112,
      isExtra: true,
      cell: ({ notes }) => notes || '—',
    },
  ];
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
      cell: ({ priceCents, isPaid }) => <Price priceCents={priceCents} isPaid={isPaid} />,
    },
    {
      id: 'status',
      header: columnLabels.status,
      onCard: 'beside',
      cell: (entry) => <AppointmentStatusBadge status={shownState(entry)} />,
    },
  ];
}

/** With a sign where it is paid. */
function Price({ priceCents, isPaid }: Pick<ListedAppointment, 'priceCents' | 'isPaid'>) {
  return (
    <Text span inherit fw={600} className={`${classes.paid} tabular`}>
      {isPaid && <IconCash size={16} aria-label={gridLabels.paid} role="img" />}
      {moneyText(priceCents)}
    </Text>
  );
}
