import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useReturns() {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.listReturns.queryOptions());
}
