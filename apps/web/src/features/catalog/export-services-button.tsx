import { errorText } from '../../foundation/error-text.ts';
import { useMay } from '../../foundation/session.tsx';
import { showFailure } from '../../foundation/toasts.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { useExportServices } from './services.api.ts';
import { serviceLabels } from './services.labels.ts';

export function ExportServicesButton() {
  const exportServices = useExportServices();
  if (!useMay('services.export')) return null;

  const failed = (error: unknown) => showFailure(serviceLabels.failedToExport, errorText(error));
  return (
    <ExportButton
      label={serviceLabels.exportCsv}
      loading={exportServices.isPending}
      onClick={() => exportServices.mutate(undefined, { onError: failed })}
    />
  );
}
