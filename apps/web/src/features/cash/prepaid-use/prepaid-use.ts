import type { PrepaidForm } from '@app/contract/cash/cart.contract';
import type { ClientAccount, ClientPackage } from '@app/contract/prepaid/client-prepaid.contract';
import { type CounterDiscount, type PaymentPlan, planPayment } from '@app/domain/cash/payment-plan';
import { availableOn } from '@app/domain/prepaid/account';
import { GIFT_CARD_LIMITS } from '@app/domain/prepaid/gift-card';
import { sessionsFor } from '@app/domain/prepaid/package';
import { type Cents, cents, larger } from '@app/domain/shared/money';
import { cartItems, type DraftLine } from '../cart/cart-draft.ts';

/** A card that was found, with what is on it. */
export type DraftCard = { code: string; balanceCents: number };
/** A card that is a client's, as far as anybody knows. */
export type OfferedCard = DraftCard & {
  /** Else only its end is known, and it pays nothing until the code is typed. */
  hasWholeCode: boolean;
  recipientName: string;
  validUntil: string | null;
};
/** What pays without money, while somebody chooses it. */
export type PrepaidDraft = {
  /** Which of the offered sessions, by their keys; null until somebody chose. */
  sessions: readonly string[] | null;
  /** Spent in this order. */
  cards: readonly DraftCard[];
  /** Her credit, or whatever is left to pay. */
  account: 'none' | 'credit' | 'rest';
};

export const NOTHING_PREPAID: PrepaidDraft = { sessions: null, cards: [], account: 'none' };

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
  /** No other package of hers covers it: nothing is to be chosen. */
  isOnly: boolean;
};
export type ClientMeans = {
  packages: readonly ClientPackage[];
  account: ClientAccount | undefined;
};

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
    const isOnly = packages.filter((one) => covers(one, serviceId)).length === 1;
    return [{ ...which, serviceName, packageName, left, validUntil, isOnly }];
  });
}

function covers({ services }: ClientPackage, serviceId: string): boolean {
  return services.some((held) => held.serviceId === serviceId && held.left > 0);
}

/** What was chosen; unless anybody did, those where there is nothing to choose from. */
export function chosenSessions(
  offers: readonly SessionOffer[],
  { sessions }: PrepaidDraft,
): SessionOffer[] {
  return offers.filter(({ key, isOnly }) => (sessions === null ? isOnly : sessions.includes(key)));
}

type Bill = {
  services: readonly Service[];
  /** By a coupon and by rewards. */
  takenOff: Cents;
  /** What is sold along with it, or alone. */
  lines: readonly DraftLine[];
  discount: CounterDiscount;
};
export type PaymentUse = PaymentPlan & { sessions: SessionOffer[] };

/** What everything comes to, and what pays for it without money. */
export function paymentUse(
  { services, takenOff, lines, discount }: Bill,
  draft: PrepaidDraft,
  { packages, account }: ClientMeans,
): PaymentUse {
  const sessions = chosenSessions(sessionOffers(services, packages), draft);
  const covered = new Set(sessions.map(({ place }) => place));
  const done = services.map(({ priceCents }, place) => ({
    kind: 'service' as const,
    gross: cents(priceCents),
    basisPoints: null,
    session: covered.has(place) ? cents(0) : null,
  }));
  const plan = planPayment({
    items: [...done, ...cartItems(lines)],
    takenOff,
    discount,
    cards: draft.cards.map(({ balanceCents }) => cents(balanceCents)),
    account: accountOf(draft, account),
  });
  return { ...plan, sessions };
}

function accountOf({ account: chosen }: PrepaidDraft, known: ClientAccount | undefined): Cents {
  if (!known || chosen === 'none') return cents(0);
  const [balance, limit] = [cents(known.balanceCents), cents(known.limitCents)];
  return chosen === 'credit' ? larger(cents(0), balance) : availableOn({ balance, limit });
}

/** As the server wants it; undefined where all is money. */
export function prepaidInput(draft: PrepaidDraft, use: PaymentUse): PrepaidForm | undefined {
  const giftCards = draft.cards.flatMap(({ code }, place) => {
    const amountCents = use.cards[place] ?? cents(0);
    return amountCents > 0 ? [{ code, amountCents }] : [];
  });
  if (use.sessions.length === 0 && giftCards.length === 0 && use.account === 0) return undefined;
  return {
    sessions: use.sessions.map(({ clientPackageId, serviceId }) => ({
      clientPackageId,
      serviceId,
    })),
    giftCards,
    accountCents: use.account,
  };
}

/** With one more card, as many as one payment takes; one that is there already stays once. */
export function withCard(draft: PrepaidDraft, card: DraftCard): PrepaidDraft {
  const others = draft.cards.filter(({ code }) => code !== card.code);
  return { ...draft, cards: [...others, card].slice(-GIFT_CARD_LIMITS.perPayment) };
}

export function withoutCard(draft: PrepaidDraft, code: string): PrepaidDraft {
  return { ...draft, cards: draft.cards.filter((card) => card.code !== code) };
}
