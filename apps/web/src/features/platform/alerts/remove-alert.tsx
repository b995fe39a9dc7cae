import type { Alert } from '@app/contract/platform/alerts.contract';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { useRemoveAlert } from './alerts.api.ts';
import { alertsLabels as labels } from './alerts.labels.ts';

type RemoveAlertProps = { alert: Alert | null; onClose: () => void };

export function RemoveAlert({ alert, onClose }: RemoveAlertProps) {
  const { mutateAsync } = useRemoveAlert();
  async function remove({ id }: Alert): Promise<void> {
    try {
      await mutateAsync({ id });
      showSuccess(labels.removed);
    } catch (error) {
      showFailure(labels.failedToRemove, errorText(error));
    }
  }
  return (
    <ConfirmFor
      thing={alert}
      title={({ title }) => labels.removeTitle(title)}
      question={() => labels.removeQuestion}
      confirmLabel={labels.remove}
      tone="destructive"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
