import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';

export function useMessagesByHand() {
  return useQuery(useApi().messaging.byHand.list.queryOptions());
}

export function useMarkSent() {
  return useWrite(useApi().messaging.byHand.markSent.mutationOptions());
}

export function useSkipMessage() {
  return useWrite(useApi().messaging.byHand.skip.mutationOptions());
}
