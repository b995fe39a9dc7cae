import type { OwedItem } from '@app/contract/cash/commissions.contract';

/** What is owed of one payment of a client: its services, and its tip. */
export type OwedPayment = {
  id: string;
  first: OwedItem;
  items: readonly OwedItem[];
  amountCents: number;
};

/** Oldest first, as the items are. */
export function owedPaymentsOf(items: readonly OwedItem[]): OwedPayment[] {
  const groups = Map.groupBy(
    items,
    (item) => `${item.professionalId} ${item.settlementId ?? item.id}`,
  );
  return [...groups].flatMap(([id, together]) => {
    const [first] = together;
    const amountCents = together.reduce((sum, item) => sum + item.amountCents, 0);
    return first ? { id, first, items: together, amountCents } : [];
  });
}

export type PaymentState = 'selected' | 'in-part' | 'not';

/** In part: of what is owed again after a payout went back, or was added since. */
export function stateOf({ items }: OwedPayment, ids: ReadonlySet<string>): PaymentState {
  const count = items.filter(({ id }) => ids.has(id)).length;
  if (count === 0) return 'not';
  return count === items.length ? 'selected' : 'in-part';
}

export function servicesIn({ items }: OwedPayment): OwedItem[] {
  return items.filter(({ kind }) => kind === 'commission');
}

/** What was paid for the services; of a tip alone there is none. */
export function baseOf(payment: OwedPayment): number | null {
  const services = servicesIn(payment);
  if (services.length === 0) return null;
  return services.reduce((sum, { baseCents }) => sum + baseCents, 0);
}

/** The one rate of them all; where they differ each service says its own. */
export function rateOf(payment: OwedPayment): number | null {
  const [first, ...others] = servicesIn(payment).map(({ basisPoints }) => basisPoints);
  return others.every((rate) => rate === first) ? (first ?? null) : null;
}
