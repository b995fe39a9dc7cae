import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

/** It may make a client or change one. */
export function useSettleVisitor() {
  const { appointments } = useApi().scheduling;
  return useMutation(appointments.settleVisitor.mutationOptions());
}

export type VisitorDecision = Parameters<
  ReturnType<typeof useSettleVisitor>['mutate']
>[0]['decision'];
