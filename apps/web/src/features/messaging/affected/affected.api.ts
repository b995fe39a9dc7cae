import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';

/** The visits that were told of already. */
export function useAffectedTold(): readonly string[] {
  const enabled = useMayIn('messages', 'messages.view');
  const { listTold } = useApi().messaging.affected;
  return useQuery(listTold.queryOptions({ enabled })).data ?? [];
}

export function useTellAffected() {
  return useMutation(useApi().messaging.affected.tell.mutationOptions());
}
