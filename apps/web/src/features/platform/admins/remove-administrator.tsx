import type { Administrator } from '@app/contract/platform/administrators.contract';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { useDeactivateAdministrator } from './administrators.api.ts';
import { administratorsLabels as labels } from './administrators.labels.ts';

type RemoveAdministratorProps = { administrator: Administrator | null; onClose: () => void };

export function RemoveAdministrator({ administrator, onClose }: RemoveAdministratorProps) {
  const { mutateAsync: deactivate } = useDeactivateAdministrator();
  async function remove({ id }: Administrator): Promise<void> {
    try {
      await deactivate({ id });
      showSuccess(labels.removed);
    } catch (error) {
      showFailure(labels.failedToRemove, errorText(error));
    }
  }
  return (
    <ConfirmFor
      thing={administrator}
      title={({ name }) => labels.removeTitle(name)}
      question={() => labels.removeQuestion}
      confirmLabel={labels.remove}
      tone="destructive"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
