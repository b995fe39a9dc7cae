import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { isClosed } from '@app/domain/scheduling/appointment';
import { Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { IconCash, IconEdit, IconProgressCheck, IconTrash } from '@tabler/icons-react';
import { isRefusedWith, statusOf } from '../../../foundation/failure.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NothingFoundPicture } from '../../../ui/pictures.tsx';
import type { AppointmentActions } from './appointment-actions.view.ts';
import { AppointmentApproval } from './appointment-approval.tsx';
import { AppointmentChanges } from './appointment-changes.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { useAppointment } from './appointments.api.ts';
import { detailLabels, appointmentLabels as labels } from './appointments.labels.ts';
import classes from './appointments.module.css';
import { counterLabels } from './counter.labels.ts';
import { type Counter, useCanSettle } from './counter.view.ts';
import { VisitorNotice } from './visitor-notice.tsx';

type AppointmentDetailsProps = {
  id: string | null;
  /** Another dialog lies above and takes the keys. */
  isCovered: boolean;
  actions: AppointmentActions;
  Payment: Counter['Payment'];
  onClose: () => void;
};

export default function AppointmentDetails({
  id,
  isCovered,
  actions,
  Payment,
  onClose,
}: AppointmentDetailsProps) {
  const isPhone = useIsPhone();
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      title={detailLabels.title}
      size={isPhone ? '100%' : 'md'}
      closeOnEscape={!isCovered}
      trapFocus={!isCovered}
    >
      {id !== null && <Loaded key={id} id={id} actions={actions} Payment={Payment} />}
    </Drawer>
  );
}

type LoadedProps = Pick<AppointmentDetailsProps, 'actions' | 'Payment'> & { id: string };

function Loaded({ id, actions, Payment }: LoadedProps) {
  const query = useAppointment(id);
  const mayView = useMay('appointments.view');
  if (isUnknown(query.error)) {
    return <EmptyState picture={<NothingFoundPicture />} sentence={detailLabels.notFound} />;
  }
  return (
    <LoadBlock query={query} skeleton={<DetailsSkeleton />}>
      {(appointment) => (
        <div className={classes.details}>
          <Stack gap="lg">
            {appointment.needsApproval && !isClosed(appointment.status) && (
              <AppointmentApproval appointment={appointment} onRefuse={actions.onRefuse} />
            )}
            {appointment.visitor && (
              <VisitorNotice appointment={appointment} visitor={appointment.visitor} />
            )}
            <AppointmentFacts appointment={appointment} />
            <Payment appointment={appointment} />
            {mayView && <AppointmentChanges id={id} />}
          </Stack>
          <Buttons appointment={appointment} actions={actions} />
        </div>
      )}
    </LoadBlock>
  );
}

/** An address with something that is no id at all leads to nothing either. */
function isUnknown(error: unknown): boolean {
  return isRefusedWith('APPOINTMENT_NOT_FOUND', error) || statusOf(error) === 400;
}

type ButtonsProps = { appointment: AppointmentDetail; actions: AppointmentActions };

function Buttons({ appointment, actions }: ButtonsProps) {
  const mayManage = useMay('appointments.manage');
  const isPast = isClosed(appointment.status);
  const canSettle = useCanSettle()(appointment);
  return (
    <div className={classes.detailButtons}>
      {mayManage && isPast && (
        <Text size="xs" c="dimmed" w="100%">
          {detailLabels.closed}
        </Text>
      )}
      {canSettle && (
        <Button leftSection={<IconCash size={18} />} onClick={() => actions.onSettle(appointment)}>
          {counterLabels.settle}
        </Button>
      )}
      <Button
        variant={canSettle ? 'default' : 'filled'}
        leftSection={<IconProgressCheck size={18} />}
        onClick={() => actions.onStatus(appointment)}
      >
        {labels.changeStatus}
      </Button>
      {mayManage && !isPast && (
        <Button
          variant="default"
          leftSection={<IconEdit size={18} />}
          onClick={() => actions.onEdit(appointment)}
        >
          {labels.edit}
        </Button>
      )}
      {mayManage && !appointment.isPaid && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} />}
          onClick={() => actions.onRemove(appointment)}
        >
          {labels.remove}
        </Button>
      )}
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={28} width={120} radius="xl" />
      <Skeleton height={72} />
      <Skeleton height={48} />
      <Skeleton height={96} />
    </Stack>
  );
}
