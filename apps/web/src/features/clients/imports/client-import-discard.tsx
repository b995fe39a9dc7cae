import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useDiscardImport } from './client-import.api.ts';
import { discardQuestion, importLabels as labels } from './client-import.labels.ts';

/** For an import that is not wanted after all. */
export function ClientImportDiscard({ imported }: { imported: ClientImport }) {
  const [isAsking, setIsAsking] = useState(false);
  const discardImport = useDiscardImport();
  const navigate = useNavigate();

  async function discard(): Promise<void> {
    await discardImport.mutateAsync({ id: imported.id });
    showSuccess(labels.discarded);
    await navigate({ to: '/dashboard/clients/import' });
  }

  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setIsAsking(true)}>
        {labels.discard}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={labels.discardTitle}
        confirmLabel={labels.discard}
        tone="destructive"
        onConfirm={discard}
        onClose={() => setIsAsking(false)}
      >
        {discardQuestion(imported)}
      </ConfirmDialog>
    </>
  );
}
