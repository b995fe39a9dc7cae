import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorTextOr } from '../../../foundation/error-text.ts';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { payingCompanyLabels as labels } from './payments.labels.ts';
import { askedOf, type PaymentsView } from './payments-view.ts';

export function usePayments(view: PaymentsView) {
  return useWalk(useApi().platform.payments.list, askedOf(view));
}

export function useExportPayments() {
  const { exportCsv } = useApi().platform.payments;
  return useFile(exportCsv);
}

export function usePayingCompany(id: string | null) {
  const { company } = useApi().platform.payments;
  return useQuery(company.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));
}

/** What the provider says of a company changes her bills and figures, too. */
export function useSyncPayingCompany() {
  const { platform } = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    platform.payments.sync.mutationOptions({
      onSuccess: async () => {
        showSuccess(labels.synced);
        await queryClient.invalidateQueries({ queryKey: platform.key() });
      },
      onError: (error) =>
        showFailure(labels.syncFailed, errorTextOr(labels.syncFailedDetails, error)),
    }),
  );
}
