import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ExportFileButton } from '../../../ui/lists/export-file-button.tsx';
import { useExportProfessionals } from './professionals.api.ts';
import { professionalLabels } from './professionals.labels.ts';

export function ExportProfessionalsButton() {
  const exportProfessionals = useExportProfessionals();
  if (!useMay('professionals.manage')) return null;

  return (
    <ExportFileButton
      label={professionalLabels.exportCsv}
      failureTitle={professionalLabels.failedToExport}
      download={exportProfessionals}
      asked={undefined}
    />
  );
}
