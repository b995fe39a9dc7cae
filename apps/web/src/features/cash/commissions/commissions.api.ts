import type { OwedItem } from '@app/contract/cash/commissions.contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMore } from '../../../foundation/hooks/use-walk.ts';
import { type OwedPayment, stateOf } from './owed-payments.ts';

const paidOfAPage = 10;

/** What each professional is owed, and the vales that she did not give back yet. */
export function usePendingCommissions() {
  const { commissions } = useApi().cash;
  return useQuery(commissions.listPending.queryOptions({ input: {} }));
}

/** Newest first, ten more each time somebody asks for them. */
export function usePaidCommissions() {
  return useMore(useApi().cash.commissions.listPaid, { filters: {}, limit: paidOfAPage });
}

/** All of them, as a file. */
export function usePaidCommissionsFile() {
  return useFile(useApi().cash.commissions.exportPaid);
}

/** One of them, with everything that it was for. */
export function usePayout(id: string) {
  return useQuery(useApi().cash.commissions.getPayout.queryOptions({ input: { id } }));
}

export function usePayCommissions(request: Request) {
  const { commissions } = useApi().cash;
  return useSendOnce(commissions.pay, request);
}

export function usePayAdvance(request: Request) {
  const { commissions } = useApi().cash;
  return useSendOnce(commissions.advance, request);
}

/** So many lines are read at a glance. */
export const FEW_LINES = 5;

/** More than a few begin folded; what was unfolded stays so, however many come or go. */
export function useFold(count: number) {
  const [isUnfolded, setIsUnfolded] = useState(count <= FEW_LINES);
  const folds = count > FEW_LINES;
  return { folds, isOpen: isUnfolded || !folds, toggle: () => setIsUnfolded(!isUnfolded) };
}

export type CommissionSelection = {
  ids: ReadonlySet<string>;
  select: (items: readonly OwedItem[]) => void;
  unselect: (items: readonly OwedItem[]) => void;
  /** What is owed of one payment is selected and unselected together. */
  toggle: (payment: OwedPayment) => void;
};

export function useCommissionSelection(): CommissionSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (payment: OwedPayment) => setIds((before) => toggled(before, payment)),
    [],
  );
  return {
    ids,
    toggle,
    select: (items) => setIds(ids.union(idsOf(items))),
    unselect: (items) => setIds(ids.difference(idsOf(items))),
  };
}

function toggled(ids: ReadonlySet<string>, payment: OwedPayment): ReadonlySet<string> {
  const own = idsOf(payment.items);
  return stateOf(payment, ids) === 'selected' ? ids.difference(own) : ids.union(own);
}

function idsOf(items: readonly OwedItem[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}
