import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

export type Rate = Commission['history'][number];

export function useCommissions(professionalId: string) {
  const { commissionRates } = useApi().catalog;
  return useQuery(commissionRates.list.queryOptions({ input: { professionalId } }));
}

/** What everybody earns today. */
export function useCommissionRates() {
  return useQuery(useApi().catalog.commissionRates.table.queryOptions());
}

export function useSetCommissions() {
  return useSendOnce(useApi().catalog.commissionRates.set);
}

export function useCreateCommission() {
  const { commissionRates } = useApi().catalog;
  return useSendOnce(commissionRates.create);
}

export function useChangeCommission() {
  const { commissionRates } = useApi().catalog;
  return useMutation(commissionRates.change.mutationOptions());
}

export function useRemoveCommission() {
  const { commissionRates } = useApi().catalog;
  return useMutation(commissionRates.remove.mutationOptions());
}

/** The one that holds today, if any. The history comes newest first. */
export function rateInForce({ history }: Commission, today: string): Rate | undefined {
  return history.find(({ fromDate }) => fromDate <= today);
}

/** What will change, soonest first. */
export function plannedRates({ history }: Commission, today: string): Rate[] {
  return history.filter(({ fromDate }) => fromDate > today).toReversed();
}
