import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useServices({ enabled = true } = {}) {
  const { services } = useApi().catalog;
  return useQuery(services.list.queryOptions({ enabled }));
}
