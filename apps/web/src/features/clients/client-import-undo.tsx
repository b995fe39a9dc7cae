import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useUndoImport } from './client-import.api.ts';
import { resultLabels as labels, undoQuestion } from './client-import.labels.ts';

/** Says what becomes of whom before it takes anything back. */
export function ClientImportUndo({ imported }: { imported: ClientImport }) {
  const [isAsking, setIsAsking] = useState(false);
  const undoImport = useUndoImport();

  async function undo(): Promise<void> {
    try {
      await undoImport.mutateAsync({ id: imported.id });
    } catch (error) {
      // What stopped while it was being checked counted people without making any.
      if (imported.state !== 'failed' || !isRefusedWith('IMPORT_NOT_READY', error)) throw error;
      showSuccess(labels.nothingToUndo);
    }
  }

  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {labels.undo}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={labels.undoTitle}
        confirmLabel={labels.confirmUndo}
        tone="destructive"
        onConfirm={undo}
        onClose={() => setIsAsking(false)}
      >
        {undoQuestion(imported)}
      </ConfirmDialog>
    </>
  );
}
