import type { Professional } from '@app/contract/team/professionals.contract';
import { showSuccess } from '../../foundation/toasts.ts';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { useDeactivateProfessional, useRemoveProfessional } from './professionals.api.ts';
import { professionalLabels, removeTitle } from './professionals.labels.ts';

type ProfessionalRemoveDialogProps = { professional: Professional | null; onClose: () => void };

export function ProfessionalRemoveDialog({ professional, onClose }: ProfessionalRemoveDialogProps) {
  const { mutateAsync: remove } = useRemoveProfessional();
  const deactivate = useDeactivateProfessional();
  return (
    <RemoveDialog
      thing={professional}
      title={removeTitle}
      question={professionalLabels.removeQuestion}
      history={{ code: 'PROFESSIONAL_HAS_HISTORY', sentence: professionalLabels.hasHistory }}
      remove={async (id) => {
        await remove({ id });
        showSuccess(professionalLabels.removed);
      }}
      deactivate={async (id) => {
        if (await deactivate(id)) showSuccess(professionalLabels.deactivated);
      }}
      onClose={onClose}
    />
  );
}
