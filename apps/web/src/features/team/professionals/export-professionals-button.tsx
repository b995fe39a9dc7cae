import { useApi } from '../../../foundation/api.tsx';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { useThingsFile } from '../../../ui/kept-things/thing-acts.api.ts';
import { ExportFileButton } from '../../../ui/lists/export-file-button.tsx';
import { professionalLabels } from './professionals.labels.ts';

export function ExportProfessionalsButton() {
  const { professionals } = useApi().team;
  const file = useThingsFile(professionals.exportCsv);
  if (!useMay('professionals.manage')) return null;

  return (
    <ExportFileButton
      label={professionalLabels.exportCsv}
      failureTitle={professionalLabels.failedToExport}
      download={file}
      asked={undefined}
    />
  );
}
