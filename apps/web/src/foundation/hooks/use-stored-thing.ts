import type { ProcedureUtils } from '@orpc/tanstack-query';
import { useQueryClient } from '@tanstack/react-query';
import type { CallContext } from '../api.tsx';

/** Asks for the list again and hands out one of it as it is stored now, with its newest version. */
export function useStoredThing<Thing extends { id: string }, Failure extends Error>(
  list: ProcedureUtils<CallContext, undefined, Thing[], Failure>,
): (id: string) => Promise<Thing | null> {
  const queryClient = useQueryClient();
  return async (id) => {
    const all = await queryClient.fetchQuery({ ...list.queryOptions(), staleTime: 0 });
    return all.find((thing) => thing.id === id) ?? null;
  };
}
