import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

/** What was imported before, newest first. */
export function useServicesImports() {
  const { servicesImport } = useApi().catalog;
  return useQuery(servicesImport.list.queryOptions({ staleTime: 0 }));
}

export function useUndoServicesImport() {
  const { servicesImport } = useApi().catalog;
  return useMutation(servicesImport.undo.mutationOptions());
}
