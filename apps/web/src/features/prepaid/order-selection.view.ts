import type { Order } from '@app/contract/prepaid/orders.contract';
import { mayBePaid, ORDER_LIMITS } from '@app/domain/prepaid/order';
import { useState } from 'react';

export type OrderSelection = {
  /** Where there is one order, it has its own button. */
  isOffered: boolean;
  isAll: boolean;
  selected: readonly Order[];
  has: (order: Order) => boolean;
  toggle: (order: Order) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** Which of the orders at hand are chosen; what was decided about meanwhile no longer is. */
export function useOrderSelection(orders: readonly Order[], takesMoney: boolean): OrderSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const open = orders
    .filter(({ status }) => mayBePaid(status))
    .slice(0, ORDER_LIMITS.waitingPerCompany);
  const selected = open.filter(({ id }) => ids.has(id));
  const isAll = open.length > 0 && selected.length === open.length;
  return {
    isOffered: takesMoney && open.length > 1,
    isAll,
    selected,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => setIds(ids.symmetricDifference(new Set([id]))),
    toggleAll: () => setIds(new Set(isAll ? [] : open.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
