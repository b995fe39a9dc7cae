import type { Professional } from '@app/contract/team/professionals.contract';
import { useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeactivateProfessional, useRemoveProfessional } from './professionals.api.ts';
import { professionalLabels, removeTitle } from './professionals.labels.ts';

type ProfessionalRemoveDialogProps = { professional: Professional | null; onClose: () => void };

/** Asks before deleting. Whoever has history cannot go; the dialog then offers to deactivate. */
export function ProfessionalRemoveDialog(props: ProfessionalRemoveDialogProps) {
  const { professional, onClose } = props;
  const [kept, setKept] = useState<Professional | null>(null);
  const removeProfessional = useRemoveProfessional();
  const deactivateProfessional = useDeactivateProfessional();

  async function remove(): Promise<void> {
    if (!professional) return;
    try {
      await removeProfessional.mutateAsync({ id: professional.id });
      showSuccess(professionalLabels.removed);
    } catch (error) {
      if (!isRefusedWith('PROFESSIONAL_HAS_HISTORY', error)) throw error;
      setKept(professional);
    }
  }

  async function deactivate(): Promise<void> {
    if (!kept) return;
    await deactivateProfessional.mutateAsync({ id: kept.id });
    showSuccess(professionalLabels.deactivated);
  }

  return (
    <>
      <ConfirmDialog
        opened={professional !== null}
        title={professional ? removeTitle(professional.name) : ''}
        confirmLabel="Excluir"
        tone="destructive"
        onConfirm={remove}
        onClose={onClose}
      >
        {professionalLabels.removeQuestion}
      </ConfirmDialog>
      <ConfirmDialog
        opened={kept !== null}
        title={kept?.name ?? ''}
        confirmLabel="Inativar"
        onConfirm={deactivate}
        onClose={() => setKept(null)}
      >
        {professionalLabels.hasHistory}
      </ConfirmDialog>
    </>
  );
}
