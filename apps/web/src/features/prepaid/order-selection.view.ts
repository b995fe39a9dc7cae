import type { Order } from '@app/contract/prepaid/orders.contract';
import { mayBePaid, ORDER_LIMITS } from '@app/domain/prepaid/order';
import { useState } from 'react';

export type OrderSelection = {
  /** Where there is one order, it has its own button. */
  isOffered: boolean;
  /** How many are waited for; what expired is chosen one by one, for it may be paid yet. */
  waiting: number;
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
  const waiting = open.filter(({ status }) => status === 'waiting');
  const selected = open.filter(({ id }) => ids.has(id));
  const isAll = waiting.length > 0 && waiting.every(({ id }) => ids.has(id));
  return {
    isOffered: takesMoney && open.length > 1,
    waiting: waiting.length,
    isAll,
    selected,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => setIds(ids.symmetricDifference(new Set([id]))),
    toggleAll: () => setIds(new Set(isAll ? [] : waiting.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
