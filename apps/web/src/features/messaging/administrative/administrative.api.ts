import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useAdministrative() {
  return useQuery(useApi().messaging.administrative.get.queryOptions());
}

export function useSaveAdministrative() {
  const { get, save } = useApi().messaging.administrative;
  const queryClient = useQueryClient();
  return useMutation(
    save.mutationOptions({
      onSuccess: (stored) => queryClient.setQueryData(get.queryKey(), stored),
    }),
  );
}
