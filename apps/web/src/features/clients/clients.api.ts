import type { Client } from '@app/contract/clients/clients.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { type Request, useSendOnce } from '../../foundation/hooks/use-send-once.ts';
import { useWalk } from '../../foundation/hooks/use-walk.ts';
import type { ClientsView } from './list/clients-view.ts';

export function useClients({ new: _isAsked, ...view }: ClientsView) {
  return useWalk(useApi().clients.clients.list, view);
}

export function useClient(id: string) {
  const { clients } = useApi().clients;
  return useQuery(clients.get.queryOptions({ input: { id } }));
}

/** As it is now, for whoever is about to change it. */
export function useCurrentClient(id: string | null) {
  const { clients } = useApi().clients;
  return useQuery(
    clients.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null, staleTime: 0 }),
  );
}

export function useClientTags() {
  const { clients } = useApi().clients;
  return useQuery(clients.tags.queryOptions());
}

/** She as she is stored now. */
export function useStoredClient(): (id: string) => Promise<Client> {
  const { clients } = useApi().clients;
  const queryClient = useQueryClient();
  return (id) =>
    queryClient.fetchQuery({ ...clients.get.queryOptions({ input: { id } }), staleTime: 0 });
}

export function useCreateClient(request?: Request) {
  const { clients } = useApi().clients;
  return useSendOnce(clients.create, request);
}

export function useUpdateClient() {
  const { clients } = useApi().clients;
  return useMutation(clients.update.mutationOptions());
}

export function useRemoveClient() {
  const { clients } = useApi().clients;
  const queryClient = useQueryClient();
  return useMutation(
    clients.remove.mutationOptions({
      onSuccess: ({ id }) => {
        // Asked for again, it would only be found missing.
        queryClient.removeQueries({ queryKey: clients.get.queryKey({ input: { id } }) });
      },
    }),
  );
}

export function useDeactivateClient() {
  const { clients } = useApi().clients;
  return useMutation(clients.deactivate.mutationOptions());
}

export function useReactivateClient() {
  const { clients } = useApi().clients;
  return useMutation(clients.reactivate.mutationOptions());
}

export function useBlockClient() {
  const { clients } = useApi().clients;
  return useMutation(clients.block.mutationOptions());
}

export function useUnblockClient() {
  const { clients } = useApi().clients;
  return useMutation(clients.unblock.mutationOptions());
}

export function useExportClients() {
  const { clients } = useApi().clients;
  return useFile(clients.exportCsv);
}
