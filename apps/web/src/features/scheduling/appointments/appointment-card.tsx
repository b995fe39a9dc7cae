import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { isClosed } from '@app/domain/scheduling/appointment';
import { shownState } from '@app/domain/scheduling/visit';
import { cents, formatMoney } from '@app/domain/shared/money';
import { ActionIcon, Card, Text, UnstyledButton } from '@mantine/core';
import { IconCash, IconEdit, IconEye, IconProgressCheck, IconTrash } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { servicesText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import type { AppointmentActions } from './appointment-actions.view.ts';
import { AppointmentMarks } from './appointment-marks.tsx';
import { AppointmentStatusBadge } from './appointment-status-badge.tsx';
import { appointmentLabels as labels, periodText } from './appointments.labels.ts';
import classes from './appointments.module.css';
import { counterLabels } from './counter.labels.ts';
import { useCanSettle } from './counter.view.ts';

type AppointmentCardProps = { entry: ListedAppointment; actions: AppointmentActions };

export function AppointmentCard({ entry, actions }: AppointmentCardProps) {
  const timezone = useTimezone();
  return (
    <Card component="li" padding="md" className={classes.card}>
      <div className={classes.cardTop}>
        <Text className="tabular" fw={600}>
          {periodText(entry, timezone)}
        </Text>
        <AppointmentStatusBadge status={shownState(entry)} />
      </div>
      <UnstyledButton className={classes.cardOpen} onClick={() => actions.onOpen(entry)}>
        {entry.clientName}
      </UnstyledButton>
      <Text c="dimmed" className={classes.words}>
        {servicesText(entry)}
      </Text>
      <AppointmentMarks entry={entry} />
      <div className={classes.cardBottom}>
        <Text className={`${classes.cardPrice} tabular`} fw={600}>
          {formatMoney(cents(entry.priceCents))}
        </Text>
        <CardButtons entry={entry} actions={actions} />
      </div>
    </Card>
  );
}

function CardButtons({ entry, actions }: AppointmentCardProps) {
  const mayManage = useMay('appointments.manage');
  const canSettle = useCanSettle();
  const of = ` de ${entry.clientName}`;
  return (
    <div className={classes.cardButtons}>
      {canSettle(entry) && (
        <ActionIcon
          aria-label={`${counterLabels.settle}${of}`}
          title={counterLabels.settle}
          onClick={() => actions.onSettle(entry)}
        >
          <IconCash size={20} />
        </ActionIcon>
      )}
      <ActionIcon
        aria-label={`${labels.changeStatus}${of}`}
        title={labels.changeStatus}
        onClick={() => actions.onStatus(entry)}
      >
        <IconProgressCheck size={20} />
      </ActionIcon>
      {mayManage && (
        <>
          <EditButton entry={entry} actions={actions} />
          {!entry.isPaid && (
            <RowActions
              name={entry.clientName}
              actions={[
                {
                  label: labels.remove,
                  icon: <IconTrash size={18} />,
                  tone: 'destructive',
                  onSelect: () => actions.onRemove(entry),
                },
              ]}
            />
          )}
        </>
      )}
    </div>
  );
}

/** What is closed is only looked at. */
function EditButton({ entry, actions }: AppointmentCardProps) {
  const isOpen = !isClosed(entry.status);
  const label = isOpen ? labels.edit : labels.look;
  return (
    <ActionIcon
      aria-label={`${label} agendamento de ${entry.clientName}`}
      title={label}
      onClick={() => actions.onEdit(entry)}
    >
      {isOpen ? <IconEdit size={20} /> : <IconEye size={20} />}
    </ActionIcon>
  );
}
