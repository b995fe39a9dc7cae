import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ExportFileButton } from '../../../ui/lists/export-file-button.tsx';
import { useExportServices } from './services.api.ts';
import { serviceLabels } from './services.labels.ts';

export function ExportServicesButton() {
  const exportServices = useExportServices();
  if (!useMay('services.export')) return null;

  return (
    <ExportFileButton
      label={serviceLabels.exportCsv}
      failureTitle={serviceLabels.failedToExport}
      download={exportServices}
      asked={undefined}
    />
  );
}
