import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { Button, Modal, Text } from '@mantine/core';
import { showSuccess } from '../../../foundation/toasts.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { useChangeStatus } from './appointments.api.ts';
import { approvalLabels as labels, statusFailureText } from './appointments.labels.ts';

type RefuseDialogProps = { entry: AgendaEntry; onClose: () => void };

/** Says no to what a visitor asked for. */
export default function RefuseDialog({ entry, onClose }: RefuseDialogProps) {
  const { mutate, isPending, isError, error } = useChangeStatus();

  function refuse(): void {
    const onSuccess = () => {
      showSuccess(labels.refused);
      onClose();
    };
    mutate({ id: entry.id, status: 'cancelled' }, { onSuccess });
  }

  return (
    <Modal opened onClose={onClose} title={labels.refuseTitle} size="sm" withCloseButton={false}>
      <Text c="dimmed">{labels.refuseText}</Text>
      {isError && (
        <Text role="alert" c="var(--mantine-color-error)" mt="sm">
          {statusFailureText(error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isPending} data-autofocus>
          {labels.keep}
        </Button>
        <Button color="red" loading={isPending} onClick={refuse}>
          {labels.refuse}
        </Button>
      </DialogActions>
    </Modal>
  );
}
