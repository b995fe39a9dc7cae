import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useCardFees() {
  return useQuery(useApi().company.cardFees.get.queryOptions());
}

export function useChangeFees() {
  return useMutation(useApi().company.cardFees.change.mutationOptions());
}

export function useChangeCommissions() {
  return useMutation(useApi().company.cardFees.changeCommissions.mutationOptions());
}
