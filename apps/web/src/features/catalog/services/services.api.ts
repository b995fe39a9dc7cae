import type { Service } from '@app/contract/catalog/services.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { saveFile } from '../../../foundation/save-file.ts';

export function useServices({ enabled = true } = {}) {
  const api = useApi();
  return useQuery(api.catalog.services.list.queryOptions({ enabled }));
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
  return useSendOnce(services.create);
}

export function useUpdateService() {
  const { services } = useApi().catalog;
  return useMutation(services.update.mutationOptions());
}

export function useExportServices() {
  const { services } = useApi().catalog;
  return useMutation(services.exportCsv.mutationOptions({ onSuccess: saveFile }));
}
