import { ActionIcon, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { errorText } from '../../foundation/error-text.ts';
import { useMay } from '../../foundation/session.tsx';
import { showFailure } from '../../foundation/toasts.ts';
import { useIsPhone } from '../../foundation/use-is-phone.ts';
import { useExportServices } from './services.api.ts';
import { serviceLabels } from './services.labels.ts';

/** A word on a wide screen, its icon on a phone. */
export function ExportServicesButton() {
  const isPhone = useIsPhone();
  const exportServices = useExportServices();
  if (!useMay('services.export')) return null;

  const failed = (error: unknown) => showFailure(serviceLabels.failedToExport, errorText(error));
  const start = () => exportServices.mutate(undefined, { onError: failed });
  const icon = <IconDownload size={18} />;

  if (isPhone) {
    return (
      <ActionIcon
        variant="default"
        aria-label={serviceLabels.exportCsv}
        loading={exportServices.isPending}
        onClick={start}
      >
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" leftSection={icon} loading={exportServices.isPending} onClick={start}>
      {serviceLabels.exportCsv}
    </Button>
  );
}
