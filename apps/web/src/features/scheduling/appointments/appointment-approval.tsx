import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { requestState } from '@app/domain/scheduling/request';
import { Alert, Button, Group } from '@mantine/core';
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useChangeStatus } from './appointments.api.ts';
import {
  approvalLabels as labels,
  statusFailureText,
  statusLabels,
} from './appointments.labels.ts';

type AppointmentApprovalProps = {
  appointment: AgendaEntry;
  onRefuse: (appointment: AgendaEntry) => void;
};

/** A visitor asked for this time; somebody has to say yes or no. */
export function AppointmentApproval({ appointment, onRefuse }: AppointmentApprovalProps) {
  const { mutate, isPending } = useChangeStatus();
  const now = useNow();
  const startTime = Temporal.Instant.from(appointment.startTime);
  const state = requestState({ ...appointment, startTime }, now);
  if (!state) return null;

  function approve(): void {
    const onSuccess = () => showSuccess(labels.approved);
    const onError = (error: unknown) => showFailure(statusLabels.failed, statusFailureText(error));
    mutate({ id: appointment.id, status: 'confirmed' }, { onSuccess, onError });
  }

  return (
    <Alert color="yellow" icon={<IconHourglass />} title={labels[state]}>
      <Group gap="sm">
        <Button leftSection={<IconCheck size={18} />} loading={isPending} onClick={approve}>
          {labels.approve}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={18} />}
          disabled={isPending}
          onClick={() => onRefuse(appointment)}
        >
          {labels.refuse}
        </Button>
      </Group>
    </Alert>
  );
}
