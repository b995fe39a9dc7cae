import type { Service } from '@app/contract/catalog/services.contract';
import { showSuccess } from '../../foundation/toasts.ts';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { useDeactivateService, useRemoveService } from './services.api.ts';
import { removeTitle, serviceLabels } from './services.labels.ts';

type RemoveServiceDialogProps = { service: Service | null; onClose: () => void };

export function RemoveServiceDialog({ service, onClose }: RemoveServiceDialogProps) {
  const { mutateAsync: remove } = useRemoveService();
  const { mutateAsync: deactivate } = useDeactivateService();
  return (
    <RemoveDialog
      thing={service}
      title={removeTitle}
      question={serviceLabels.removeQuestion}
      history={{ code: 'SERVICE_HAS_HISTORY', sentence: serviceLabels.hasHistory }}
      remove={async (id) => {
        await remove({ id });
        showSuccess(serviceLabels.removed);
      }}
      deactivate={async (id) => {
        await deactivate({ id });
        showSuccess(serviceLabels.deactivated);
      }}
      onClose={onClose}
    />
  );
}
