import type { PaidPeriod } from '@app/contract/insights/paid-services.contract';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';

export function usePaidServices(asked: PaidPeriod) {
  return useWalk(useApi().insights.paidServices, asked);
}

export function useExportPaidServices() {
  const { exportPaidServices } = useApi().insights;
  return useFile(exportPaidServices);
}
