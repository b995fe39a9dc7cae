import type { ClientFilter } from '@app/contract/clients/clients.contract';
import {
  CLIENT_LIMITS,
  CLIENT_ORDERS,
  CLIENT_STATUSES,
  type ClientOrder,
} from '@app/domain/clients/client';
import { daysIn, textIn, withoutBlanks } from '../../foundation/address-values.ts';

/** What of the list is looked at; it stands in the address, so that a link shows the same. */
export type ClientsView = ClientFilter & { order?: ClientOrder | undefined };

/** What the person can choose besides what she searches for. */
export const CHOSEN_FILTERS = [
  'status',
  'birthdayMonth',
  'registeredFrom',
  'registeredTo',
  'tag',
] as const;
export type ChosenFilter = (typeof CHOSEN_FILTERS)[number];

type Address = Record<string, unknown>;

/**
 * What the address says, as far as it makes sense. By hand and not by the contract's schema: every
 * address is read before the first screen, and the schemas would have to be loaded for it.
 */
export function readClientsView(address: Address): ClientsView {
  const { status, birthdayMonth: month, order } = address;
  const { first, last } = daysIn(address.registeredFrom, address.registeredTo);
  return withoutBlanks({
    search: textIn(address.search, 100),
    status: CLIENT_STATUSES.find((one) => one === status),
    birthdayMonth: typeof month === 'number' && isMonth(month) ? month : undefined,
    registeredFrom: first,
    registeredTo: last,
    tag: textIn(address.tag, CLIENT_LIMITS.tagLength),
    order: CLIENT_ORDERS.find((one) => one === order && one !== 'newest'),
  });
}

export function withoutFilters({ search, order }: ClientsView): ClientsView {
  return withoutBlanks({ search, order });
}

export function hasFilters(view: ClientsView): boolean {
  return CHOSEN_FILTERS.some((name) => view[name] !== undefined);
}

/** Whether it leaves anybody out. */
export function isNarrowed(view: ClientsView): boolean {
  return Boolean(view.search) || hasFilters(view);
}

function isMonth(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 12;
}
