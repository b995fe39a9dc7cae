import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { isWorking, type RowOutcome } from '@app/domain/clients/client-import';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { useMore } from '../../../foundation/hooks/use-walk.ts';

const whileWorking = 700;
const rowsOfAPage = 50;

export function useImports() {
  const { imports } = useApi().clients;
  return useQuery(
    imports.list.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.some(({ state }) => isWorking(state)) ? whileWorking : false,
    }),
  );
}

/** Asked for again and again while a job is at it. */
export function useImport(id: string) {
  const { imports } = useApi().clients;
  const query = useQuery(
    imports.get.queryOptions({
      input: { id },
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data && isWorking(data.state) ? whileWorking : false,
    }),
  );
  useRefreshAfterWork(query.data);
  return query;
}

/** The list of clients is another one when the work is over, whether the live line says so or not. */
function useRefreshAfterWork(imported: ClientImport | undefined): void {
  const refresh = useEffectEvent(useRefresh('clients'));
  const wasWorking = useRef(false);
  const works = imported !== undefined && isWorking(imported.state);
  useEffect(() => {
    if (wasWorking.current && !works) void refresh();
    wasWorking.current = works;
  }, [works]);
}

/** The report, a page after the other in the order of the file. */
export function useImportRows(id: string, outcome: RowOutcome | null) {
  const filters = { id, ...(outcome && { outcome }) };
  // The same rows read otherwise after the next check.
  const cached = { staleTime: 0, gcTime: 0 };
  return useMore(useApi().clients.imports.rows, { filters, limit: rowsOfAPage, ...cached });
}

export function useUploadImport() {
  const { imports } = useApi().clients;
  return useMutation(imports.create.mutationOptions({ onSuccess: useKeepImport() }));
}

export function useCheckImport() {
  const { imports } = useApi().clients;
  return useMutation(imports.check.mutationOptions({ onSuccess: useKeepImport() }));
}

export function useRunImport() {
  const { imports } = useApi().clients;
  return useMutation(imports.run.mutationOptions({ onSuccess: useKeepImport() }));
}

export function useUndoImport() {
  const { imports } = useApi().clients;
  return useMutation(imports.undo.mutationOptions({ onSuccess: useKeepImport() }));
}

/** The second click of two comes before the screen can show that the first one was heard. */
export function useIsStarted({ id, state }: ClientImport): () => boolean {
  const { imports } = useApi().clients;
  const queryClient = useQueryClient();
  return () => {
    if (queryClient.isMutating({ mutationKey: imports.key() }) > 0) return true;
    return queryClient.getQueryData(imports.get.queryKey({ input: { id } }))?.state !== state;
  };
}

/** Goes on with what stopped: with the import where one had begun, with the check otherwise. */
export function useRetryImport() {
  const { imports } = useApi().clients;
  return useMutation({
    mutationKey: imports.run.mutationKey(),
    mutationFn: async ({ id, mapping, onKnown, onInvalidField }: ClientImport) => {
      try {
        return await imports.run.call({ id });
      } catch (error) {
        if (!isRefusedWith('IMPORT_NOT_READY', error)) throw error;
        return imports.check.call({ id, mapping, onKnown, onInvalidField });
      }
    },
    onSuccess: useKeepImport(),
  });
}

export function useDiscardImport() {
  const { imports } = useApi().clients;
  return useMutation(imports.remove.mutationOptions());
}

/** Every step answers with the import as it is then. */
function useKeepImport(): (imported: ClientImport) => void {
  const { imports } = useApi().clients;
  const queryClient = useQueryClient();
  return (imported) => {
    const { id } = imported;
    queryClient.setQueryData(imports.get.queryKey({ input: { id } }), imported);
  };
}
