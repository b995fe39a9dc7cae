import type { UnsavedChanges } from '../../foundation/hooks/use-unsaved-changes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The face of `useUnsavedChanges`. */
export function UnsavedChangesDialog({ changes }: { changes: UnsavedChanges }) {
  return (
    <ConfirmDialog
      opened={changes.asking}
      title="Descartar alterações?"
      confirmLabel="Descartar"
      cancelLabel="Continuar editando"
      tone="destructive"
      onConfirm={changes.leave}
      onClose={changes.stay}
    >
      Você fez alterações que ainda não foram salvas.
    </ConfirmDialog>
  );
}
