import { type CartItem, type PricedCart, priceCart } from '@app/domain/cash/cart';
import { type Reward, rewardOfPoints, takeOff } from '@app/domain/loyalty/reward';
import { sessionsFor } from '@app/domain/prepaid/package';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import type { WantedPart } from '../src/modules/cash/checkout/card-parts.rules.ts';
import type { WantedLine } from '../src/modules/cash/checkout/cart.rules.ts';
import { sellAtCounter } from '../src/modules/cash/checkout/sales.commands.ts';
import { settleAppointment } from '../src/modules/cash/checkout/settlements.commands.ts';
import type { WantedReward } from '../src/modules/loyalty/rewards.rules.ts';
import type { WantedPrepaid } from '../src/modules/prepaid/paying.commands.ts';
import { chosen, type Deed, NOBODY, shareOf } from './random-day-deed.ts';
import type { Good, Parting, Prepaying, Sell, Settle } from './random-day-plan.ts';
import type { SeenVisit, Sight } from './random-day-sight.ts';

/** What a payment comes to on the screen: all that is said to the server, and what is due in money. */
type Planned = { discount: Cents; prepaid: WantedPrepaid; takenOff: Cents; due: number };
type Asking = {
  clientId: string | null;
  services: SeenVisit['services'];
  lines: readonly WantedLine[];
  takenOff: Cents;
  prepaying: Prepaying;
  discount: number;
};
type Bag = { items: readonly CartItem[]; takenOff: Cents };
type Client = { clientId: string | null };

const AS_USUAL = { receivedCash: null, categoryId: null };

export function settling(action: Settle, sight: Sight): Deed | null {
  const { visits, payable } = sight;
  const visit = chosen(payable, action.visit) ?? chosen(visits, action.visit);
  if (!visit) return null;
  const { id: appointmentId, clientId, services } = visit;
  const [price, tip] = [cents(visit.price), cents(action.tip)];
  const items = linesOf(action.goods, sight, { clientId });
  const { rewards, off } = rewardsOf(action.rewards, visit, sight);
  const coupon = sumOf(services.map((service) => cents(service.price))) - price;
  const takenOff = cents(coupon + off);
  const asking = { clientId, services, lines: items, takenOff, prepaying: action.prepaid };
  const planned = plan({ ...asking, discount: action.discount }, sight);
  const { discount, prepaid } = planned;
  const due = planned.due + tip;
  const parts = partsOf({ due, prepaid }, action, sight);
  const form = { appointmentId, price, discount, tip, parts, items, rewards, prepaid, ...AS_USUAL };
  return {
    run: (scope, doing) => settleAppointment(scope, form, doing),
    told: { amount: due, takenOff },
  };
}

/** Without a visit; of what nobody sells nobody earns. */
export function selling(action: Sell, sight: Sight): Deed | null {
  const clientId = action.client === null ? null : (chosen(sight.clients, action.client)?.id ?? '');
  const items = linesOf(action.goods, sight, { clientId });
  if (items.length === 0) return null;
  const nothing = { services: [], takenOff: cents(0) };
  const asking = { clientId, lines: items, prepaying: action.prepaid, discount: action.discount };
  const { discount, prepaid, due } = plan({ ...asking, ...nothing }, sight);
  const sellerId = action.who === null ? null : (chosen(sight.professionals, action.who) ?? NOBODY);
  const parts = partsOf({ due, prepaid }, action, sight);
  const form = { clientId, sellerId, items, discount, parts, prepaid, ...AS_USUAL };
  return {
    run: (scope, doing) => sellAtCounter(scope, form, doing),
    told: { amount: due, takenOff: 0 },
  };
}

/** Packages and accounts are somebody's: whom nobody knows is sold the rest. */
function linesOf(goods: readonly Good[], sight: Sight, { clientId }: Client): WantedLine[] {
  return goods.flatMap((good): WantedLine | [] => {
    if (good.kind === 'gift_card') {
      const { amount, ...card } = good;
      return { ...card, amount: cents(amount), recipientName: 'Lia', message: '' };
    }
    if (good.kind === 'product') {
      const { id: productId, price = 0 } = chosen(sight.products, good.product) ?? {};
      if (productId === undefined) return [];
      return { kind: 'product', productId, quantity: good.quantity, price: cents(price) };
    }
    if (clientId === null) return [];
    if (good.kind === 'account') return { kind: 'account', amount: cents(good.amount) };
    const { id: packageId, price = 0 } = chosen(sight.packages, good.package) ?? {};
    if (packageId === undefined) return [];
    const sellerId = chosen(sight.professionals, good.package);
    return { kind: 'package', packageId, price: cents(price), sellerId };
  });
}

/** Of those that she earned and can afford with her points as many as are wished. */
function rewardsOf(
  wished: number,
  visit: SeenVisit,
  { earned, exchanges, clients }: Sight,
): { rewards: WantedReward[]; off: number } {
  let points = clients.find(({ id }) => id === visit.clientId)?.points ?? 0;
  const known: { wanted: WantedReward; terms: Reward }[] = earned
    .filter(({ clientId }) => clientId === visit.clientId)
    .map((terms) => ({ wanted: { kind: 'loyalty', id: terms.id }, terms }));
  for (const exchange of exchanges.filter((one) => one.points <= points)) {
    points -= exchange.points;
    const wanted = { kind: 'points' as const, campaignId: exchange.id };
    known.push({ wanted, terms: rewardOfPoints(exchange) });
  }
  const tried = known.toReversed().slice(0, wished);
  const priced = {
    price: cents(visit.price),
    services: visit.services.map((service) => ({
      ...service,
      price: cents(service.price),
      loyaltyPoints: 0,
    })),
  };
  const taken = takeOff(
    tried.map(({ terms }) => terms),
    priced,
  );
  const off = taken.reduce((sum, { discount }) => sum + discount, 0);
  return { rewards: tried.map(({ wanted }) => wanted), off };
}

/** As the screen does it: sessions first, then what is taken off, then cards, then the account. */
function plan(asking: Asking, sight: Sight): Planned {
  const { prepaying, takenOff } = asking;
  const sessions = sessionsOf(asking, sight);
  const bag = { items: itemsOf(asking, sessions), takenOff };
  const reducible = paidBy(priced(bag, 0, 0), ['service', 'product']);
  const discount = shareOf(reducible, asking.discount);
  const spendable = paidBy(priced(bag, discount, 0), ['service', 'product', 'package']);
  const card = chosen(sight.cards, prepaying.card);
  const spent = Math.min(card?.balance ?? 0, shareOf(spendable, prepaying.ofCard));
  const account = accountOf(asking, spendable - spent, sight);
  const giftCards = card && spent > 0 ? [{ code: card.code, amount: cents(spent) }] : [];
  const prepaid = { sessions, giftCards, account: cents(account) };
  const { due } = priced(bag, discount, spent + account);
  return { discount: cents(discount), prepaid, takenOff, due };
}

function sessionsOf({ clientId, services, prepaying }: Asking, { bought, today }: Sight) {
  if (prepaying.sessions === 'none') return [];
  const isUsable = (until: string | null) => until === null || until >= today;
  const hers = bought.filter(
    (one) =>
      one.clientId === clientId && (prepaying.sessions === 'any' || isUsable(one.validUntil)),
  );
  return sessionsFor(
    services.map(({ serviceId }) => serviceId),
    hers,
  );
}

function itemsOf(
  { services, lines }: Pick<Asking, 'services' | 'lines'>,
  sessions: readonly { serviceId: string }[],
): CartItem[] {
  const covered = new Set(sessions.map(({ serviceId }) => serviceId));
  const done = services.map(({ serviceId, price }) => ({
    kind: 'service' as const,
    gross: cents(price),
    basisPoints: null,
    session: covered.has(serviceId) ? cents(0) : null,
  }));
  const sold = lines.map((line) => {
    const gross = 'amount' in line ? line.amount : line.price;
    const quantity = line.kind === 'product' ? line.quantity : 1;
    // What was ordered by a link is a package that is paid for.
    const kind = line.kind === 'ordered' ? ('package' as const) : line.kind;
    return { kind, gross: cents(gross * quantity), basisPoints: null };
  });
  return [...done, ...sold];
}

function priced(bag: Bag, discount: number, prepaid: number): PricedCart<CartItem> {
  const cart = priceCart({ ...bag, discount: cents(discount), prepaid: cents(prepaid) });
  if (!cart.accepted) throw new Error(`The screen could not price it: ${cart.reason}`);
  return cart.value;
}

function paidBy({ items }: PricedCart<CartItem>, kinds: readonly CartItem['kind'][]): number {
  const some = items.filter(({ kind }) => kinds.includes(kind));
  return some.reduce((sum, { paid }) => sum + paid, 0);
}

/** Nobody leaves more on the account than she may, unless she tries to leave it all. */
function accountOf({ clientId, prepaying }: Asking, left: number, { clients }: Sight): number {
  const available = clients.find(({ id }) => id === clientId)?.available ?? 0;
  const wished = shareOf(left, prepaying.ofAccount);
  if (clientId === null) return 0;
  return prepaying.ofAccount === 100 ? wished : Math.min(available, wished);
}

type Due = { due: number; prepaid: WantedPrepaid };

/** What is paid before may leave nothing to pay, and then there is no part. */
function partsOf({ due, prepaid }: Due, wish: Parting, { ways, cash }: Sight): WantedPart[] {
  const isPrepaid = prepaid.account + prepaid.giftCards.length + prepaid.sessions.length > 0;
  if (due === 0 && isPrepaid) return [];
  const cuts = wish.cuts.map((cut) => shareOf(due, cut)).toSorted((one, other) => one - other);
  return [...cuts, due].map((until, place) => {
    const paymentMethodId = chosen(ways, wish.ways[place] ?? 0) ?? NOBODY;
    const card = cash.includes(paymentMethodId) ? {} : wish.card;
    return { amount: cents(until - (cuts[place - 1] ?? 0)), paymentMethodId, ...card };
  });
}
