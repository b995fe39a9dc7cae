import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSession } from '../../../foundation/sign-in/session.tsx';

/** Of whoever manages a company whose access is open. */
export function useManagesFirstSteps(): boolean {
  const { company } = useSession();
  if (!company?.openModules.includes('settings')) return false;
  return company.role === 'owner' || company.role === 'manager';
}

export function useFirstSteps() {
  const enabled = useManagesFirstSteps();
  return useQuery(useApi().insights.firstSteps.queryOptions({ enabled, staleTime: 0 }));
}

export function usePutAwayFirstSteps() {
  const { company, insights } = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    company.company.putAwayFirstSteps.mutationOptions({
      onSuccess: () => queryClient.setQueryData(insights.firstSteps.queryKey(), null),
    }),
  );
}
