import type { MethodFees } from '@app/contract/company/card-fees.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useCardFees() {
  return useQuery(useApi().company.cardFees.get.queryOptions());
}

/** Those of one way of paying as they are stored now. */
export function useStoredFees(): (paymentMethodId: string) => Promise<MethodFees | null> {
  const { get } = useApi().company.cardFees;
  const queryClient = useQueryClient();
  return async (id) => {
    const { methods } = await queryClient.fetchQuery({ ...get.queryOptions(), staleTime: 0 });
    return methods.find(({ paymentMethodId }) => paymentMethodId === id) ?? null;
  };
}

export function useChangeFees() {
  return useMutation(useApi().company.cardFees.change.mutationOptions());
}

export function useChangeCommissions() {
  return useMutation(useApi().company.cardFees.changeCommissions.mutationOptions());
}
