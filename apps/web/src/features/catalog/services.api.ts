import type { Service } from '@app/contract/catalog/services.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { saveFile } from '../../foundation/save-file.ts';

export function useServices() {
  const api = useApi();
  return useQuery(api.catalog.services.list.queryOptions());
}

/** One of them as it is stored now. */
export function useStoredService(): (id: string) => Promise<Service | null> {
  const { services } = useApi().catalog;
  const queryClient = useQueryClient();
  return async (id) => {
    const all = await queryClient.fetchQuery({ ...services.list.queryOptions(), staleTime: 0 });
    return all.find((service) => service.id === id) ?? null;
  };
}

export function useCreateService() {
  const { services } = useApi().catalog;
  return useMutation(services.create.mutationOptions({ onSuccess: useRefreshServices() }));
}

export function useUpdateService() {
  const { services } = useApi().catalog;
  return useMutation(services.update.mutationOptions({ onSuccess: useRefreshServices() }));
}

export function useRemoveService() {
  const { services } = useApi().catalog;
  return useMutation(services.remove.mutationOptions({ onSuccess: useRefreshServices() }));
}

export function useDeactivateService() {
  const { services } = useApi().catalog;
  return useMutation(services.deactivate.mutationOptions({ onSuccess: useRefreshServices() }));
}

export function useReactivateService() {
  const { services } = useApi().catalog;
  return useMutation(services.reactivate.mutationOptions({ onSuccess: useRefreshServices() }));
}

export function useExportServices() {
  const { services } = useApi().catalog;
  return useMutation(services.exportCsv.mutationOptions({ onSuccess: saveFile }));
}

function useRefreshServices(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.catalog.services.key() });
}
