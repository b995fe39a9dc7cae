import type { ReceivableDay } from '@app/contract/cash/receivables.contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import type { Range } from '../../../ui/period/period-presets.ts';

type Which = { paymentMethodId?: string | undefined };

export function useReceivables(input: Range & Which) {
  const { receivables } = useApi().cash;
  return useQuery(receivables.days.queryOptions({ input, placeholderData: keepPreviousData }));
}

export function useReceivablesFile() {
  return useFile(useApi().cash.receivables.exportCsv);
}

/** What comes on one day. */
export function useReceivablesOf(input: { date: string } & Which) {
  return useWalk(useApi().cash.receivables.ofDay, input);
}

/** Ticks one off, or takes that back. */
export function useTickOne(id: string) {
  const { receive, undoReceive } = useApi().cash.receivables;
  const tick = useMutation(receive.mutationOptions());
  const undo = useMutation(undoReceive.mutationOptions());
  return {
    isPending: tick.isPending || undo.isPending,
    tick: () => tick.mutateAsync({ id }),
    undo: () => undo.mutateAsync({ id }),
  };
}

/** Ticks off what is open of a day, as it is shown, or takes the whole day back. */
export function useTickDay(
  { date, openCount, netCents, receivedCents }: ReceivableDay,
  which: Which,
) {
  const { receiveDay, undoReceiveDay } = useApi().cash.receivables;
  const tick = useMutation(receiveDay.mutationOptions());
  const undo = useMutation(undoReceiveDay.mutationOptions());
  const day = { date, ...(which.paymentMethodId && { paymentMethodId: which.paymentMethodId }) };
  return {
    isPending: tick.isPending || undo.isPending,
    tick: () => tick.mutateAsync({ ...day, openCount, openCents: netCents - receivedCents }),
    undo: () => undo.mutateAsync(day),
  };
}

/** Asked only by whoever may change it. */
export function useHasNoFees(mayAsk: boolean): boolean {
  const { cardFees } = useApi().company;
  const { data } = useQuery({ ...cardFees.get.queryOptions(), enabled: mayAsk });
  return data?.methods.every(({ rules }) => rules.length === 0) ?? false;
}
