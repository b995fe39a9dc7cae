import type {
  AffectedAppointment,
  AffectedAppointments,
} from '@app/contract/shared/affected-appointments';
import { formatPhone } from '@app/domain/shared/phones';
import { Anchor, Button, Modal, Text } from '@mantine/core';
import { useSession } from '../../foundation/sign-in/session.tsx';
import {
  affectedTitle,
  affectedLabels as labels,
  othersText,
  whenAndWho,
} from './affected-appointments.labels.ts';
import classes from './affected-appointments-dialog.module.css';
import { DialogActions } from './dialog-actions.tsx';

type AffectedAppointmentsDialogProps = {
  affected: AffectedAppointments;
  onAnswer: (saves: boolean) => void;
};

/** Who would come to a closed door, before the door is closed. */
export default function AffectedAppointmentsDialog(props: AffectedAppointmentsDialogProps) {
  const { affected, onAnswer } = props;
  const others = affected.count - affected.appointments.length;
  return (
    <Modal opened onClose={() => onAnswer(false)} title={affectedTitle(affected.count)} size="md">
      <Text c="dimmed">{labels.question}</Text>
      <ul className={classes.list}>
        {affected.appointments.map((appointment) => (
          <Affected key={appointment.id} appointment={appointment} />
        ))}
      </ul>
      {others > 0 && (
        <Text c="dimmed" size="sm">
          {othersText(others)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          {labels.back}
        </Button>
        <Button color="red" onClick={() => onAnswer(true)}>
          {labels.save}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/** Opens beside what is being edited, which stays as it is. */
function Affected({ appointment }: { appointment: AffectedAppointment }) {
  const zone = useSession().company?.timezone ?? 'UTC';
  const { id, serviceNames, professionalName, clientPhone } = appointment;
  const details = [serviceNames, professionalName, clientPhone && formatPhone(clientPhone)];
  return (
    <li className={classes.item}>
      <Anchor href={`/dashboard/appointments?open=${id}`} target="_blank" fw={600}>
        {whenAndWho(appointment, zone)}
      </Anchor>
      <Text size="sm" c="dimmed">
        {details.filter(Boolean).join(' · ')}
      </Text>
    </li>
  );
}
