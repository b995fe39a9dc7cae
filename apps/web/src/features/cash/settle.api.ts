import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useRequestKey } from './cash.api.ts';

/** What was paid for an appointment, or null. */
export function useSettlementOf(appointmentId: string) {
  const { settlements } = useApi().cash;
  return useQuery(settlements.ofAppointment.queryOptions({ input: { appointmentId } }));
}

export function useSettlement(id: string) {
  return useQuery(useApi().cash.settlements.get.queryOptions({ input: { id } }));
}

export function useSettle() {
  const { settlements } = useApi().cash;
  const context = { requestKey: useRequestKey() };
  return useMutation(settlements.settle.mutationOptions({ context }));
}

export function useRefundSettlement() {
  const { settlements } = useApi().cash;
  const context = { requestKey: useRequestKey() };
  return useMutation(settlements.refund.mutationOptions({ context }));
}
