import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { undoQuestion } from '../../../ui/dialogs/import-outcome.labels.ts';
import { UndoImport } from '../../../ui/dialogs/undo-import.tsx';
import { useUndoImport } from './client-import.api.ts';
import { clientNoun, resultLabels as labels } from './client-import.labels.ts';

export function ClientImportUndo({ imported }: { imported: ClientImport }) {
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

  return <UndoImport question={undoQuestion(imported.counts, clientNoun)} onUndo={undo} />;
}
