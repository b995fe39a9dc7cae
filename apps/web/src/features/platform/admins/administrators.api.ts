import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useAdministrators() {
  return useQuery(useApi().platform.administrators.list.queryOptions({ staleTime: 0 }));
}

export function useCreateAdministrator() {
  const { create } = useApi().platform.administrators;
  return useMutation(create.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useChangeAdministrator() {
  const { update } = useApi().platform.administrators;
  return useMutation(update.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useDeactivateAdministrator() {
  const { deactivate } = useApi().platform.administrators;
  // Where it is refused, the list shows what is not so any more.
  return useMutation(deactivate.mutationOptions({ onSettled: useAskAgain() }));
}

/** The list, the figures and the trail say something else now. */
function useAskAgain(): () => Promise<void> {
  const { platform } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: platform.key() });
}
