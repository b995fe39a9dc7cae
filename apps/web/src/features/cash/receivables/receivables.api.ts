import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import type { ReceivablesPeriod } from './receivables-view.ts';

type Which = { paymentMethodId?: string | undefined };

export function useReceivables(input: ReceivablesPeriod & Which) {
  const { receivables } = useApi().cash;
  return useQuery(receivables.days.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** What comes on one day. */
export function useReceivablesOf(input: { date: string } & Which) {
  return useWalk(useApi().cash.receivables.ofDay, input);
}

/** Asked only by whoever may change it. */
export function useHasNoFees(mayAsk: boolean): boolean {
  const { cardFees } = useApi().company;
  const { data } = useQuery({ ...cardFees.get.queryOptions(), enabled: mayAsk });
  return data?.methods.length === 0;
}
