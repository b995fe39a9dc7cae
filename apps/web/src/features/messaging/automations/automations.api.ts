import type { Automations } from '@app/contract/messaging/automations.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useAutomations() {
  return useQuery(useApi().messaging.automations.get.queryOptions());
}

/** What happens by itself now; `undefined` until it is known. */
export function useTold() {
  return useQuery(useApi().messaging.automations.told.queryOptions()).data;
}

/** A switch moves at once; where the server says no, it moves back. */
export function useSaveAutomations() {
  const { save, get } = useApi().messaging.automations;
  const queryClient = useQueryClient();
  const queryKey = get.queryKey();
  return useMutation(
    save.mutationOptions({
      onMutate: (changes) => {
        queryClient.setQueryData(
          queryKey,
          (known: Automations | undefined) => known && merged(known, changes),
        );
      },
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  );
}

function merged(known: Automations, changes: object): Automations {
  const entries = Object.entries(known).map(([name, setting]) => [
    name,
    { ...setting, ...Reflect.get(changes, name) },
  ]);
  // The same automations as before, each with what was said of it.
  return Object.fromEntries(entries) as Automations;
}
