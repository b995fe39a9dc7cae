import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';

export function usePlatformSettings() {
  return useQuery(useApi().platform.settings.read.queryOptions());
}

export function useChangePlatformSettings() {
  const { settings } = useApi().platform;
  const queryClient = useQueryClient();
  return useMutation(
    settings.change.mutationOptions({
      onSuccess: (stored) => queryClient.setQueryData(settings.read.queryKey(), stored),
    }),
  );
}
