import type { ReportPeriod } from '@app/contract/insights/period.contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import { saveFile } from '../../../foundation/save-file.ts';

export function usePaidServices(asked: ReportPeriod) {
  return useWalk(useApi().insights.paidServices, asked);
}

export function useExportPaidServices() {
  const { exportPaidServices } = useApi().insights;
  return useMutation(exportPaidServices.mutationOptions({ onSuccess: saveFile }));
}
