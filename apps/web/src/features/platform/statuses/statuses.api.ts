import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';

export function useStatuses() {
  return useQuery(useApi().platform.statuses.list.queryOptions({ staleTime: 0 }));
}

export function useStatusWrites() {
  const { platform } = useApi();
  const queryClient = useQueryClient();
  // Companies that have it are listed with it.
  const again = { onSettled: () => queryClient.invalidateQueries({ queryKey: platform.key() }) };
  return {
    create: useWrite(platform.statuses.create.mutationOptions(again)),
    update: useWrite(platform.statuses.update.mutationOptions(again)),
    remove: useWrite(platform.statuses.remove.mutationOptions(again)),
  };
}
