import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { shownState } from '@app/domain/scheduling/visit';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { gridLabels, servicesText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import type { Column } from '../../../ui/lists/table-column.ts';
import { AppointmentStatusBadge } from './appointment-status-badge.tsx';
import { clockText, columnLabels, dayText } from './appointments.labels.ts';
import classes from './appointments.module.css';

/** Rather on another line than cut: every name has to be read. */
const whole = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

export function appointmentColumns(timezone: string): Column<ListedAppointment>[] {
  return [
    {
      id: 'when',
      header: columnLabels.when,
      width: 124,
      cell: ({ startTime }) => (
        <span className="tabular" style={whole}>
          {dayText(startTime, timezone)} {clockText(startTime, timezone)}
        </span>
      ),
    },
    {
      id: 'client',
      header: columnLabels.client,
      cell: ({ clientName }) => <span style={whole}>{clientName}</span>,
    },
    {
      id: 'professional',
      header: columnLabels.professional,
      cell: ({ professionalName }) => <span style={whole}>{professionalName}</span>,
    },
    {
      id: 'services',
      header: columnLabels.services,
      cell: (entry) => <span style={whole}>{servicesText(entry)}</span>,
    },
    {
      id: 'status',
      header: columnLabels.status,
      width: 172,
      onCard: 'beside',
      cell: (entry) => <AppointmentStatusBadge status={shownState(entry)} />,
    },
    {
      id: 'price',
      header: columnLabels.price,
      width: 112,
      align: 'end',
      cell: ({ priceCents, isPaid }) => <Price priceCents={priceCents} isPaid={isPaid} />,
    },
    {
      id: 'notes',
      header: columnLabels.notes,
      cell: ({ notes }) => (notes ? <span style={whole}>{notes}</span> : '—'),
    },
  ];
}

function Price({ priceCents, isPaid }: Pick<ListedAppointment, 'priceCents' | 'isPaid'>) {
  return (
    <>
      <span className="tabular">{formatMoney(cents(priceCents))}</span>
      {isPaid && (
        <Text size="xs" c="dimmed" className={classes.paid}>
          <IconCash size={14} aria-hidden />
          {gridLabels.paid}
        </Text>
      )}
    </>
  );
}
