import type { Client } from '@app/contract/clients/clients.contract';
import { Button, List, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import {
  anonymizeLabels,
  anonymizeTitle,
  clientActionLabels as labels,
} from '../record/client-actions.labels.ts';
import { useAnonymizeClient } from '../record/client-record.api.ts';

type AnonymizeClientDialogProps = { client: Client | null; onClose: () => void };

/** Cannot be undone, so a word has to be typed first. */
export function AnonymizeClientDialog({ client, onClose }: AnonymizeClientDialogProps) {
  const [last, setLast] = useState(client);
  // Still somebody's dialog while it fades away.
  if (client && client !== last) setLast(client);
  return (
    <Modal opened={client !== null} onClose={onClose} title={last ? anonymizeTitle(last.name) : ''}>
      {last && <AnonymizeForm clientId={last.id} onClose={onClose} />}
    </Modal>
  );
}

function AnonymizeForm({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const anonymize = useAnonymizeClient();
  const isConfirmed = typed.trim().toUpperCase() === anonymizeLabels.word;

  function confirm(): void {
    const onSuccess = () => {
      showSuccess(labels.anonymized);
      onClose();
    };
    anonymize.mutate({ clientId }, { onSuccess });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <Explanation />
      <TextInput
        label={anonymizeLabels.typed}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {anonymize.isError && (
        <Text role="alert" c="var(--mantine-color-error)" mt="md">
          {errorText(anonymize.error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={anonymize.isPending}>
          {labels.cancel}
        </Button>
        <Button type="submit" color="red" disabled={!isConfirmed} loading={anonymize.isPending}>
          {labels.anonymize}
        </Button>
      </DialogActions>
    </form>
  );
}

function Explanation() {
  return (
    <>
      <List spacing="xs">
        <List.Item>{anonymizeLabels.goes}</List.Item>
        <List.Item>{anonymizeLabels.stays}</List.Item>
        <List.Item>{anonymizeLabels.afterwards}</List.Item>
      </List>
      <Text fw={600} my="md">
        {anonymizeLabels.cannotUndo}
      </Text>
    </>
  );
}
