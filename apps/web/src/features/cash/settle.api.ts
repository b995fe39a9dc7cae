import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useRefreshAppointments } from '../scheduling/appointments.api.ts';
import { useRefreshCash, useRequestKey } from './cash.api.ts';

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
  const refresh = useRefreshPayments();
  const onSuccess = () => {
    void refresh();
  };
  return useMutation(settlements.settle.mutationOptions({ context, onSuccess }));
}

export function useRefundSettlement() {
  const { settlements } = useApi().cash;
  const context = { requestKey: useRequestKey() };
  const refresh = useRefreshPayments();
  const onSuccess = () => {
    void refresh();
  };
  return useMutation(settlements.refund.mutationOptions({ context, onSuccess }));
}

/** Whether something is paid stands in the agenda too. */
export function useRefreshPayments(): () => Promise<unknown> {
  const refreshCash = useRefreshCash();
  const refreshAppointments = useRefreshAppointments();
  return () => Promise.all([refreshCash(), refreshAppointments()]);
}
