import type { AffectedAppointments } from '@app/contract/shared/affected-appointments';
import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import {
  affectedTitle,
  affectedLabels as labels,
  othersText,
} from './affected-appointments.labels.ts';
import { AffectedAppointmentsList } from './affected-appointments-list.tsx';
import {
  type Decision,
  decide,
  keepAll,
  leftIn,
  moveAllThatFit,
  stillPossible,
  type Telling,
  type Told,
} from './affected-decisions.ts';
import { DialogActions } from './dialog-actions.tsx';

type AffectedAppointmentsDialogProps = {
  affected: AffectedAppointments;
  /** What was decided when it could not be done, or before somebody went back. */
  decided: Decision[];
  /** Where somebody may write to them. */
  Words: Telling['Words'] | undefined;
  onAnswer: (decisions: Decision[], told: Told | null) => void;
  onBack: (decisions: Decision[]) => void;
};

/** Who would come to a closed door, before the door is closed. */
export default function AffectedAppointmentsDialog(props: AffectedAppointmentsDialogProps) {
  const { affected, Words, onAnswer, onBack } = props;
  const { count, appointments } = affected;
  const [decided, setDecided] = useState(() => stillPossible(props.decided, appointments));
  const [text, setText] = useState<string | null>(null);
  const left = leftIn(appointments, decided);
  const told = text !== null && left.length > 0 ? { appointmentIds: left, text } : null;
  const isAgain = appointments.some(({ problem }) => problem !== null);
  const others = count - appointments.length;
  const canMove = appointments.some(({ takers }) => takers.length > 0);
  return (
    <Modal opened onClose={() => onBack(decided)} title={affectedTitle(count)} size="lg">
      {isAgain && (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} />} role="alert" mb="sm">
          {labels.again}
        </Alert>
      )}
      <Text c="dimmed">{labels.question}</Text>
      <Group gap="sm" mt="md">
        {canMove && (
          <Button
            variant="default"
            onClick={() => setDecided((now) => moveAllThatFit(appointments, now))}
          >
            {labels.moveAll}
          </Button>
        )}
        <Button variant="default" onClick={() => setDecided(keepAll(appointments))}>
          {labels.keepAll}
        </Button>
      </Group>
      <AffectedAppointmentsList
        appointments={appointments}
        decided={decided}
        onDecide={(id, professionalId) => setDecided((now) => decide(now, id, professionalId))}
      />
      {others > 0 && (
        <Text c="dimmed" size="sm">
          {othersText(others)}
        </Text>
      )}
      {Words && left.length > 0 && (
        <Suspense>
          <Words count={left.length} text={text} onChange={setText} />
        </Suspense>
      )}
      <DialogActions>
        <Button variant="default" onClick={() => onBack(decided)} data-autofocus>
          {labels.back}
        </Button>
        <Button
          {...(decided.length < count && { color: 'red' })}
          disabled={text?.trim() === ''}
          onClick={() => onAnswer(decided, told)}
        >
          {saveText(decided, told)}
        </Button>
      </DialogActions>
    </Modal>
  );
}

function saveText(decided: readonly Decision[], told: Told | null): string {
  if (told) return labels.saveAndTell;
  return decided.length === 0 ? labels.save : labels.saveDecided;
}
