import { useMay } from '../../foundation/sign-in/session.tsx';
import { ExportFileButton } from '../../ui/lists/export-file-button.tsx';
import { useExportCoupons } from './coupons.api.ts';
import { couponLabels } from './coupons.labels.ts';

export function ExportCouponsButton() {
  const exportCoupons = useExportCoupons();
  if (!useMay('coupons.manage')) return null;

  return (
    <ExportFileButton
      label={couponLabels.exportCsv}
      failureTitle={couponLabels.failedToExport}
      download={exportCoupons}
      asked={undefined}
    />
  );
}
