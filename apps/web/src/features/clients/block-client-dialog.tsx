import type { Client } from '@app/contract/clients/clients.contract';
import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { Button, Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { blockLabels, blockTitle, clientActionLabels as labels } from './client-actions.labels.ts';
import { useBlockClient } from './clients.api.ts';

type BlockClientDialogProps = { client: Client | null; onClose: () => void };

export function BlockClientDialog({ client, onClose }: BlockClientDialogProps) {
  const [last, setLast] = useState(client);
  // Still somebody's dialog while it fades away.
  if (client && client !== last) setLast(client);
  return (
    <Modal
      opened={client !== null}
      onClose={onClose}
      title={last ? blockTitle(last.name) : ''}
      size="sm"
    >
      {last && <BlockForm id={last.id} onClose={onClose} />}
    </Modal>
  );
}

function BlockForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const blockClient = useBlockClient();

  function block(): void {
    const onSuccess = () => {
      showSuccess(labels.blocked);
      onClose();
    };
    blockClient.mutate({ id, reason }, { onSuccess });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        block();
      }}
    >
      <Text c="dimmed" mb="md">
        {blockLabels.explanation}
      </Text>
      <Textarea
        label={blockLabels.reason}
        description={blockLabels.reasonHelp}
        minRows={2}
        maxLength={CLIENT_LIMITS.reasonLength}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {blockClient.isError && (
        <Text role="alert" c="var(--mantine-color-error)" mt="md">
          {errorText(blockClient.error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={blockClient.isPending}>
          {labels.cancel}
        </Button>
        <Button type="submit" color="red" loading={blockClient.isPending}>
          {labels.block}
        </Button>
      </DialogActions>
    </form>
  );
}
