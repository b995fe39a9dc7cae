import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

export function useUnsolved() {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.listUnsolved.queryOptions());
}

export function useHandOver() {
  return useSendOnce(useApi().scheduling.appointments.move);
}

export function useKeep() {
  return useSendOnce(useApi().scheduling.appointments.keep);
}
