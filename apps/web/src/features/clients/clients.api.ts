import type { Client, ClientsTotal, ListedClient } from '@app/contract/clients/clients.contract';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { saveFile } from '../../foundation/save-file.ts';
import { useSendOnce } from '../../foundation/use-send-once.ts';
import type { ClientsView } from './clients-view.api.ts';

const rowsOfAPage = 50;
/** So many stay; farther ones are asked for again when somebody scrolls back. */
const pagesKept = 5;

/** Where a page begins, and all pages before it: a list of cursors can also be walked back. */
type Place = { cursors: readonly string[]; total: ClientsTotal | null };
const start: Place = { cursors: [], total: null };

/** A few pages of the list around what is being looked at. */
export function useClients(view: ClientsView) {
  const { clients } = useApi().clients;
  const { search, ...filters } = view;
  const input = ({ cursors }: Place) => ({
    ...filters,
    ...(search && { search }),
    limit: rowsOfAPage,
    cursor: cursors.at(-1),
  });
  return useInfiniteQuery(
    clients.list.infiniteOptions({
      input,
      initialPageParam: start,
      getNextPageParam: ({ nextCursor, total }, _pages, place) =>
        nextCursor
          ? { cursors: [...place.cursors, nextCursor], total: total ?? place.total }
          : undefined,
      getPreviousPageParam: (_page, _pages, place) =>
        place.cursors.length > 0
          ? { cursors: place.cursors.slice(0, -1), total: place.total }
          : undefined,
      maxPages: pagesKept,
      placeholderData: keepPreviousData,
      // It compares by position, and would copy every client as soon as a page is let go.
      structuralSharing: false,
      select: loadedOf,
    }),
  );
}

type ListedPage = { clients: readonly ListedClient[]; total: ClientsTotal | null };

function loadedOf({ pages, pageParams }: InfiniteData<ListedPage, Place>) {
  return {
    clients: pages.flatMap((page) => page.clients),
    /** How many rows each page has, and how many pages before them were let go. */
    pageSizes: pages.map((page) => page.clients.length),
    pagesBefore: pageParams[0]?.cursors.length ?? 0,
    total: pages[0]?.total ?? pageParams[0]?.total ?? null,
  };
}
export type LoadedClients = NonNullable<ReturnType<typeof useClients>['data']>;

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

export function useCreateClient() {
  const { clients } = useApi().clients;
  return useSendOnce(clients.create);
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
  return useMutation(clients.exportCsv.mutationOptions({ onSuccess: saveFile }));
}
