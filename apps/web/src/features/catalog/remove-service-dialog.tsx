import type { Service } from '@app/contract/catalog/services.contract';
import { useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeactivateService, useRemoveService } from './services.api.ts';
import { removeTitle, serviceLabels } from './services.labels.ts';

type RemoveServiceDialogProps = { service: Service | null; onClose: () => void };

/** Asks before deleting. A service with history cannot go; the dialog then offers to deactivate it. */
export function RemoveServiceDialog({ service, onClose }: RemoveServiceDialogProps) {
  const [kept, setKept] = useState<Service | null>(null);
  const removeService = useRemoveService();
  const deactivateService = useDeactivateService();

  async function remove(): Promise<void> {
    if (!service) return;
    try {
      await removeService.mutateAsync({ id: service.id });
      showSuccess(serviceLabels.removed);
    } catch (error) {
      if (!isRefusedWith('SERVICE_HAS_HISTORY', error)) throw error;
      setKept(service);
    }
  }

  async function deactivate(): Promise<void> {
    if (!kept) return;
    await deactivateService.mutateAsync({ id: kept.id });
    showSuccess(serviceLabels.deactivated);
  }

  return (
    <>
      <ConfirmDialog
        opened={service !== null}
        title={service ? removeTitle(service.name) : ''}
        confirmLabel="Excluir"
        tone="destructive"
        onConfirm={remove}
        onClose={onClose}
      >
        {serviceLabels.removeQuestion}
      </ConfirmDialog>
      <ConfirmDialog
        opened={kept !== null}
        title={kept?.name ?? ''}
        confirmLabel="Inativar"
        onConfirm={deactivate}
        onClose={() => setKept(null)}
      >
        {serviceLabels.hasHistory}
      </ConfirmDialog>
    </>
  );
}
