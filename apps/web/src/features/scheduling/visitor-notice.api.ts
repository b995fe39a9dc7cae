import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useRefreshAppointments } from './appointments.api.ts';

/** It may make a client or change one. */
export function useSettleVisitor() {
  const { scheduling, clients } = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshAppointments();
  const onSuccess = () =>
    Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: clients.key() })]);
  return useMutation(scheduling.appointments.settleVisitor.mutationOptions({ onSuccess }));
}

export type VisitorDecision = Parameters<
  ReturnType<typeof useSettleVisitor>['mutate']
>[0]['decision'];
