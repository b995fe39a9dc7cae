import { errorText } from '../../../foundation/error-text.ts';
import { isRefusal } from '../../../foundation/failure.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { RemoveDialog } from '../../../ui/dialogs/remove-dialog.tsx';
import { useDeactivateClient, useRemoveClient } from '../clients.api.ts';
import { clientActionLabels as labels, removeQuestion } from './client-actions.labels.ts';

type RemoveClientDialogProps = {
  client: { id: string; name: string } | null;
  onClose: () => void;
  onRemoved?: () => unknown;
};

export function RemoveClientDialog({ client, onClose, onRemoved }: RemoveClientDialogProps) {
  const removeClient = useRemoveClient();
  const deactivateClient = useDeactivateClient();

  async function remove(id: string): Promise<void> {
    try {
      await removeClient.mutateAsync({ id });
    } catch (error) {
      if (!isRefusal(error)) showFailure(labels.failedToRemove, errorText(error));
      throw error;
    }
    showSuccess(labels.removed);
    onRemoved?.();
  }

  async function deactivate(id: string): Promise<void> {
    await deactivateClient.mutateAsync({ id });
    showSuccess(labels.deactivated);
  }

  return (
    <RemoveDialog
      thing={client}
      title={() => labels.removeTitle}
      question={client && removeQuestion(client.name)}
      history={{ code: 'CLIENT_HAS_HISTORY', sentence: labels.hasHistory }}
      remove={remove}
      deactivate={deactivate}
      onClose={onClose}
    />
  );
}
