import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

export function useMissedCommissions(isAsked: boolean) {
  const { commissions } = useApi().cash;
  return useQuery(commissions.listMissed.queryOptions({ enabled: isAsked }));
}

export function useOweMissed() {
  return useSendOnce(useApi().cash.commissions.oweMissed);
}
