import { errorText } from '../../foundation/error-text.ts';
import { useMay } from '../../foundation/session.tsx';
import { showFailure } from '../../foundation/toasts.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { useExportCoupons } from './coupons.api.ts';
import { couponLabels } from './coupons.labels.ts';

export function ExportCouponsButton() {
  const exportCoupons = useExportCoupons();
  if (!useMay('coupons.manage')) return null;

  const failed = (error: unknown) => showFailure(couponLabels.failedToExport, errorText(error));
  return (
    <ExportButton
      label={couponLabels.exportCsv}
      loading={exportCoupons.isPending}
      onClick={() => exportCoupons.mutate(undefined, { onError: failed })}
    />
  );
}
