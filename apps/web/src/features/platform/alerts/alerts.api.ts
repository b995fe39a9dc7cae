import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useAlerts() {
  return useQuery(useApi().platform.alerts.list.queryOptions({ staleTime: 0 }));
}

export function useFoundCompanies(search: string) {
  const { findCompanies } = useApi().platform.alerts;
  return useQuery(
    findCompanies.queryOptions({ input: { search }, placeholderData: keepPreviousData }),
  );
}

export function useCreateAlert() {
  const { create } = useApi().platform.alerts;
  return useMutation(create.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useChangeAlert() {
  const { update } = useApi().platform.alerts;
  return useMutation(update.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useRemoveAlert() {
  const { remove } = useApi().platform.alerts;
  return useMutation(remove.mutationOptions({ onSettled: useAskAgain() }));
}

/** The list and the trail say something else now. */
function useAskAgain(): () => Promise<void> {
  const { platform } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: platform.key() });
}
