import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

export function useUnsolved() {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.listUnsolved.queryOptions());
}

/** Who does the same and is free at that time. */
export function useTakers(id: string) {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.listTakers.queryOptions({ input: { id } }));
}

export function useHandOver() {
  return useSendOnce(useApi().scheduling.appointments.move);
}

export function useKeep() {
  return useSendOnce(useApi().scheduling.appointments.keep);
}
