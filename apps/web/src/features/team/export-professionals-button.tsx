import { errorText } from '../../foundation/error-text.ts';
import { useMay } from '../../foundation/session.tsx';
import { showFailure } from '../../foundation/toasts.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { useExportProfessionals } from './professionals.api.ts';
import { professionalLabels } from './professionals.labels.ts';

export function ExportProfessionalsButton() {
  const exportProfessionals = useExportProfessionals();
  if (!useMay('professionals.manage')) return null;

  const failed = (error: unknown) =>
    showFailure(professionalLabels.failedToExport, errorText(error));
  return (
    <ExportButton
      label={professionalLabels.exportCsv}
      loading={exportProfessionals.isPending}
      onClick={() => exportProfessionals.mutate(undefined, { onError: failed })}
    />
  );
}
