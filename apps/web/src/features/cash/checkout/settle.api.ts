import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

/** What was paid for an appointment, or null. */
export function useSettlementOf(appointmentId: string) {
  const { settlements } = useApi().cash;
  return useQuery(settlements.ofAppointment.queryOptions({ input: { appointmentId } }));
}

export function useSettlement(id: string) {
  return useQuery(useApi().cash.settlements.get.queryOptions({ input: { id } }));
}

export function useSettle(request: Request) {
  const { settlements } = useApi().cash;
  return useSendOnce(settlements.settle, request);
}

export function useRefundSettlement() {
  const { settlements } = useApi().cash;
  return useSendOnce(settlements.refund);
}
