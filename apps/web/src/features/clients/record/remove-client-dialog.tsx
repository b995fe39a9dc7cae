import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusal, isRefusedWith } from '../../../foundation/failure.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useDeactivateClient, useRemoveClient } from '../clients.api.ts';
import { clientActionLabels as labels, removeQuestion } from './client-actions.labels.ts';

type Named = { id: string; name: string };
type RemoveClientDialogProps = {
  client: Named | null;
  onClose: () => void;
  onRemoved?: () => unknown;
};

/** Asks before deleting. A client with history cannot go; the dialog then offers to deactivate her. */
export function RemoveClientDialog({ client, onClose, onRemoved }: RemoveClientDialogProps) {
  const [kept, setKept] = useState<Named | null>(null);
  const removeClient = useRemoveClient();
  const deactivateClient = useDeactivateClient();

  async function remove(): Promise<void> {
    if (!client) return;
    try {
      await removeClient.mutateAsync({ id: client.id });
    } catch (error) {
      if (isRefusedWith('CLIENT_HAS_HISTORY', error)) return setKept(client);
      if (!isRefusal(error)) showFailure(labels.failedToRemove, errorText(error));
      throw error;
    }
    showSuccess(labels.removed);
    onRemoved?.();
  }

  async function deactivate(): Promise<void> {
    if (!kept) return;
    await deactivateClient.mutateAsync({ id: kept.id });
    showSuccess(labels.deactivated);
  }

  return (
    <>
      <ConfirmDialog
        opened={client !== null}
        title={labels.removeTitle}
        confirmLabel={labels.remove}
        tone="destructive"
        onConfirm={remove}
        onClose={onClose}
      >
        {client && removeQuestion(client.name)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={kept !== null}
        title={kept?.name ?? ''}
        confirmLabel={labels.deactivate}
        onConfirm={deactivate}
        onClose={() => setKept(null)}
      >
        {labels.hasHistory}
      </ConfirmDialog>
    </>
  );
}
