import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

const TWO_MINUTES = 2 * 60_000;

export function useOverview() {
  const { overview } = useApi().platform;
  return useQuery(overview.read.queryOptions({ staleTime: 0, refetchInterval: TWO_MINUTES }));
}
export type Overview = NonNullable<ReturnType<typeof useOverview>['data']>;

export function useRetryJobs() {
  const { overview } = useApi().platform;
  const queryClient = useQueryClient();
  return useMutation(
    overview.retryJobs.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: overview.key() }),
    }),
  );
}

export type Health = { isOnline: boolean; isDatabaseThere: boolean };

/** As whatever watches over the system asks it: a server that does not answer is offline. */
export function useHealth() {
  return useQuery({ queryKey: ['health'], queryFn: askHealth, refetchInterval: TWO_MINUTES });
}

async function askHealth(): Promise<Health> {
  try {
    const answer: { database?: unknown } = await (await fetch('/api/ready')).json();
    return { isOnline: true, isDatabaseThere: answer.database === true };
  } catch {
    return { isOnline: false, isDatabaseThere: false };
  }
}
