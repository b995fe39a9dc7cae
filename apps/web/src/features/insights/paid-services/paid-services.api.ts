import type { ReportPeriod } from '@app/contract/insights/period.contract';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';

export function usePaidServices(asked: ReportPeriod) {
  return useWalk(useApi().insights.paidServices, asked);
}

export function useExportPaidServices() {
  const { exportPaidServices } = useApi().insights;
  return useFile(exportPaidServices);
}
