import type { ReportPeriod } from '@app/contract/insights/period.contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { saveFile } from '../../foundation/save-file.ts';
import { useWalk } from '../../foundation/use-walk.ts';

export function usePaidServices(asked: ReportPeriod) {
  return useWalk(useApi().insights.paidServices, asked);
}

export function useExportPaidServices() {
  const { exportPaidServices } = useApi().insights;
  return useMutation(exportPaidServices.mutationOptions({ onSuccess: saveFile }));
}
