import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';

/** What one should know of the client, with one question. */
export function useClientAside(id: string) {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.clientAside.queryOptions({ input: { id } }));
}

/** The agenda beside the panel shows it as soon as it is stored. */
export function useStage() {
  const { agenda, appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  const refresh = useRefresh('appointments');
  return useMutation(
    appointments.stage.mutationOptions({
      onSuccess: (detail) => {
        const { id, arrivedAt, startedAt, version } = detail;
        queryClient.setQueryData(appointments.get.queryKey({ input: { id } }), detail);
        queryClient.setQueriesData<Agenda>({ queryKey: agenda.read.key() }, (known) => {
          if (!known) return known;
          const entries = known.entries.map((entry) =>
            entry.id === id ? { ...entry, arrivedAt, startedAt, version } : entry,
          );
          return { ...known, entries };
        });
      },
      onError: refresh,
    }),
  );
}
