import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { OTHER_CLIENT_SENTENCES, refusalOfOtherClient } from '@app/domain/scheduling/other-client';
import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { whenText } from '../appointments/appointments.labels.ts';
import { ClientChoiceField } from '../client-choice/client-choice-field.tsx';
import { useOtherClientForm } from './other-client.form.ts';
import { consequencesOf, otherClientLabels as labels } from './other-client.labels.ts';

type OtherClientDialogProps = { entry: AgendaEntry; onClose: () => void };

/** Booked for the wrong one: it becomes somebody else's, unless that has left its traces already. */
export default function OtherClientDialog({ entry, onClose }: OtherClientDialogProps) {
  const { status, isPaid } = entry;
  const refusal = refusalOfOtherClient({ status, settledAt: isPaid || null });
  if (refusal === null) return <OtherClientForm entry={entry} onClose={onClose} />;
  return (
    <Modal opened title={labels.title} onClose={onClose}>
      <Text>{OTHER_CLIENT_SENTENCES[refusal]}</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {labels.close}
        </Button>
      </DialogActions>
    </Modal>
  );
}

function OtherClientForm({ entry, onClose }: OtherClientDialogProps) {
  const timezone = useTimezone();
  const { saving, fault, isSame, appointment } = useOtherClientForm(entry, onClose);
  const { form } = saving;
  const { clientName, seriesId } = appointment;
  return (
    <FormDialog
      title={labels.title}
      saving={saving}
      confirm={labels.confirm}
      canSave={!isSame}
      names={{ client: labels.client }}
      onClose={onClose}
    >
      <Text c="dimmed" size="sm">
        {labels.now(clientName)} · {whenText(appointment, timezone)}
      </Text>
      <ClientChoiceField
        value={form.values.client}
        onChange={(client) => form.setFieldValue('client', client)}
        fault={fault}
      />
      {isSame && <FailureText>{labels.same}</FailureText>}
      <Alert icon={<IconInfoCircle />} color="blue" title={labels.consequences}>
        <Stack gap={4}>
          {consequencesOf(clientName, seriesId !== null).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
        </Stack>
      </Alert>
    </FormDialog>
  );
}
