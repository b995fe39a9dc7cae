import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { Button, Modal, Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { useRemoveAppointment } from './appointments.api.ts';
import {
  removeLabels as labels,
  removeFailureText,
  removeQuestion,
  whenText,
} from './appointments.labels.ts';

type RemoveAppointmentDialogProps = {
  entry: AgendaEntry;
  onRemoved: () => void;
  onClose: () => void;
};

export default function RemoveAppointmentDialog(props: RemoveAppointmentDialogProps) {
  const { entry, onRemoved, onClose } = props;
  const timezone = useTimezone();
  const remove = useRemoveAppointment();

  function confirm(): void {
    const onSuccess = () => {
      showSuccess(labels.removed);
      onClose();
      onRemoved();
    };
    remove.mutate({ id: entry.id }, { onSuccess });
  }

  return (
    <Modal opened onClose={onClose} title={labels.title} size="sm" withCloseButton={false}>
      <Text c="dimmed">{removeQuestion(entry, whenText(entry, timezone))}</Text>
      {remove.isError && (
        <Text role="alert" c="var(--mantine-color-error)" mt="sm">
          {removeFailureText(remove.error)}
        </Text>
      )}
      <DialogActions>
        {/* What cannot be undone is never one stray Enter away. */}
        <Button variant="default" onClick={onClose} disabled={remove.isPending} data-autofocus>
          {labels.keep}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={confirm}>
          {labels.confirm}
        </Button>
      </DialogActions>
    </Modal>
  );
}
