import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import { saveFile } from '../../../foundation/save-file.ts';
import { askedOf, type PaymentsView } from './payments-view.ts';

export function usePayments(view: PaymentsView) {
  return useWalk(useApi().platform.payments.list, askedOf(view));
}

export function useExportPayments() {
  const { exportCsv } = useApi().platform.payments;
  return useMutation(exportCsv.mutationOptions({ onSuccess: saveFile }));
}

export function usePayingCompany(id: string | null) {
  const { company } = useApi().platform.payments;
  return useQuery(company.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));
}
