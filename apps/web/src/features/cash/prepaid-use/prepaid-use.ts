import type { PrepaidForm } from '@app/contract/cash/cart.contract';
import type { ClientAccount, ClientPackage } from '@app/contract/prepaid/client-prepaid.contract';
import { priceCart } from '@app/domain/cash/cart';
import { availableOn } from '@app/domain/prepaid/account';
import { sessionsFor } from '@app/domain/prepaid/package';
import { type Cents, cents, larger, smaller } from '@app/domain/shared/money';

/** What pays without money, while somebody chooses it. */
export type PrepaidDraft = {
  /** Which of the offered sessions, by their keys. */
  sessions: readonly string[];
  /** A card that was found, with what is on it. */
  card: { code: string; balanceCents: number } | null;
  /** Her credit, or whatever is left to pay. */
  account: 'none' | 'credit' | 'rest';
};

export const NOTHING_PREPAID: PrepaidDraft = { sessions: [], card: null, account: 'none' };

type Service = { id: string; name: string; priceCents: number };
export type SessionOffer = {
  key: string;
  /** Which of the services it pays for. */
  place: number;
  clientPackageId: string;
  serviceId: string;
  serviceName: string;
  packageName: string;
  left: number;
  validUntil: string | null;
};
type Means = { packages: readonly ClientPackage[]; account: ClientAccount | undefined };

/** One for each service that a package of hers covers, of the package that ends first. */
export function sessionOffers(
  services: readonly Service[],
  packages: readonly ClientPackage[],
): SessionOffer[] {
  const free = services.map(({ id }, place) => ({ id, place }));
  const wanted = services.map(({ id }) => id);
  return sessionsFor(wanted, packages).flatMap(({ clientPackageId, serviceId }) => {
    const at = free.findIndex(({ id }) => id === serviceId);
    const [service] = free.splice(at, 1);
    const bought = packages.find(({ id }) => id === clientPackageId);
    const held = bought?.services.find((one) => one.serviceId === serviceId);
    if (!service || !bought || !held) return [];
    const { name: packageName, validUntil } = bought;
    const { serviceName, left } = held;
    const key = `${clientPackageId} ${serviceId} ${service.place}`;
    const which = { key, place: service.place, clientPackageId, serviceId };
    return [{ ...which, serviceName, packageName, left, validUntil }];
  });
}

type Bill = {
  services: readonly Service[];
  /** By a coupon and by rewards. */
  takenOff: Cents;
  /** What is sold along with it. */
  goods: Cents;
  /** Taken off at the counter, as an amount. */
  discount: Cents;
};
export type PrepaidUse = {
  /** What is left to be paid in money, before anything is taken off at the counter. */
  left: Cents;
  sessions: SessionOffer[];
  /** What the sessions spare her. */
  covered: Cents;
  card: Cents;
  account: Cents;
};

/** What pays without money comes to, in its order: sessions, then the card, then the account. */
export function prepaidUse(
  { services, takenOff, goods, discount }: Bill,
  draft: PrepaidDraft,
  { packages, account }: Means,
): PrepaidUse {
  const sessions = sessionOffers(services, packages).filter(({ key }) =>
    draft.sessions.includes(key),
  );
  const covered = new Set(sessions.map(({ place }) => place));
  const items = services.map(({ priceCents }, place) => ({
    kind: 'service' as const,
    gross: cents(priceCents),
    basisPoints: null,
    session: covered.has(place) ? cents(0) : null,
  }));
  const sold = { kind: 'product' as const, gross: goods, basisPoints: null };
  const none = cents(0);
  const priced = priceCart({ items: [...items, sold], takenOff, discount: none, prepaid: none });
  const open = priced.accepted ? priced.value.due : none;
  const spared = priced.accepted ? priced.value.prepaid : none;
  const payable = larger(none, cents(open - discount));
  const card = smaller(cents(draft.card?.balanceCents ?? 0), payable);
  const onAccount = smaller(accountOf(draft, account), cents(payable - card));
  const left = cents(open - card - onAccount);
  return { left, sessions, covered: spared, card, account: onAccount };
}

function accountOf({ account: chosen }: PrepaidDraft, known: ClientAccount | undefined): Cents {
  if (!known || chosen === 'none') return cents(0);
  const [balance, limit] = [cents(known.balanceCents), cents(known.limitCents)];
  return chosen === 'credit' ? larger(cents(0), balance) : availableOn({ balance, limit });
}

/** As the server wants it; undefined where all is money. */
export function prepaidInput(draft: PrepaidDraft, use: PrepaidUse): PrepaidForm | undefined {
  if (use.sessions.length === 0 && use.card === 0 && use.account === 0) return undefined;
  return {
    sessions: use.sessions.map(({ clientPackageId, serviceId }) => ({
      clientPackageId,
      serviceId,
    })),
    giftCards: draft.card && use.card > 0 ? [{ code: draft.card.code, amountCents: use.card }] : [],
    accountCents: use.account,
  };
}
