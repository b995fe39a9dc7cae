import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

export function useMissedCommissions(isAsked: boolean) {
  const { commissions } = useApi().cash;
  return useQuery(commissions.listMissed.queryOptions({ enabled: isAsked }));
}

/** Asks anew, for a moment ago it was something else. */
export function useReadMissed() {
  const { commissions } = useApi().cash;
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery(commissions.listMissed.queryOptions({ staleTime: 0 }));
}

export function useOweMissed() {
  return useSendOnce(useApi().cash.commissions.oweMissed);
}
