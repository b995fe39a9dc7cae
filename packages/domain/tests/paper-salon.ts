import { type CartItem, priceCart } from '../src/cash/cart.ts';
import {
  type Movement as CashMovement,
  cashIn,
  expectedLines,
  hasEnoughCash,
} from '../src/cash/session.ts';
import { settleCheckout } from '../src/cash/settlement.ts';
import {
  creditedStanding,
  type LoyaltyStanding,
  withProgress,
} from '../src/loyalty/loyalty-campaign.ts';
import { missingOf, type PointsType, takenBackOf } from '../src/loyalty/points.ts';
import { takeOff } from '../src/loyalty/reward.ts';
import { availableOn } from '../src/prepaid/account.ts';
import { giftCardStanding } from '../src/prepaid/gift-card.ts';
import { lastDayOf, packageStanding, sharesOfPrice, valueOfNext } from '../src/prepaid/package.ts';
import { type Cents, cents, sumOf } from '../src/shared/money.ts';
import { type Movement, move, type Shelf } from '../src/stock/movement.ts';

/** What is asked at one of two drawers. Shares are hundredths, choices count among what is there. */
export type Act =
  | {
      do: 'pay';
      drawer: 0 | 1;
      visit: number;
      products: number;
      discount: number;
      tip: number;
      inCash: number;
      sessions: boolean;
      reward: boolean;
      points: boolean;
      card: number;
      ofCard: number;
      ofAccount: number;
    }
  | { do: 'sell'; drawer: 0 | 1; what: 'package' | 'gift_card' | 'account'; amount: number }
  | { do: 'refund'; drawer: 0 | 1; payment: number }
  | { do: 'complete' | 'undo'; visit: number }
  | { do: 'tomorrow' };

type Package = {
  services: { value: Cents; sessions: number; left: number; counted: Cents }[];
  price: Cents;
  validUntil: Temporal.PlainDate | null;
  takenBackAt: Temporal.Instant | null;
};
type Card = {
  amount: Cents;
  balance: Cents;
  entries: number[];
  validUntil: Temporal.PlainDate | null;
  takenBackAt: Temporal.Instant | null;
};
export type Visit = {
  services: { serviceId: string; price: Cents; loyaltyPoints: number }[];
  price: Cents;
  isCompleted: boolean;
  isPaid: boolean;
  /** What it earned and still counts for. */
  kept: number;
  standing: Stamp | null;
  usedUp: number;
};
type Stamp = LoyaltyStanding & { id: number };
/** What a payment took and put, so that a refund can bring exactly that back. */
export type Payment = {
  drawer: 0 | 1;
  visit: Visit | null;
  money: CashMovement[];
  sold: number;
  sessions: { bought: Package; value: Cents }[];
  spent: { card: Card; amount: Cents }[];
  account: Cents;
  points: number;
  reward: Stamp | null;
  put: { package?: Package; card?: Card; account?: Cents };
  items: { gross: Cents; discount: Cents; prepaid: Cents; paid: Cents; commission: Cents }[];
  tip: Cents;
  isRefunded: boolean;
};
export type Salon = {
  today: Temporal.PlainDate;
  drawers: [CashMovement[], CashMovement[]];
  shelf: Shelf;
  shelfMoves: number[];
  packages: Package[];
  cards: Card[];
  account: number[];
  points: { type: PointsType; points: number }[];
  stamps: Stamp[];
  visits: Visit[];
  payments: Payment[];
};

const NOW = Temporal.Instant.from('2026-03-10T15:00:00Z');
export const OPENING = cents(100_00);
export const LIMIT = cents(80_00);
const POINTS_OF_EXCHANGE = 15;
const CASH = { id: 'cash', name: 'Dinheiro', kind: 'cash' } as const;
const PIX = { id: 'pix', name: 'PIX', kind: 'pix' } as const;

/** A salon on paper: one client, two services, one product. Only the rules of the domain move it. */
export function openSalon(visits: readonly (readonly number[])[]): Salon {
  const shelf = { currentStock: 12, minimumStock: 2, purchasePrice: cents(1000) };
  return {
    today: Temporal.PlainDate.from('2026-03-10'),
    drawers: [[], []],
    shelf: { ...shelf, lowStockAlert: true, active: true },
    shelfMoves: [],
    packages: [],
    cards: [],
    account: [],
    points: [],
    stamps: [],
    payments: [],
    visits: visits.map((prices) => ({
      services: prices.map((price, place) => ({
        serviceId: `service ${place}`,
        price: cents(price),
        loyaltyPoints: 10 - place * 3,
      })),
      price: sumOf(prices.map(cents)),
      isCompleted: false,
      isPaid: false,
      kept: 0,
      standing: null,
      usedUp: 0,
    })),
  };
}

export function balanceOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

export function pointsIn({ points }: Salon): number {
  return balanceOf(points.map((row) => row.points));
}

export function cashOf({ drawers }: Salon, drawer: 0 | 1): Cents {
  return cashIn(expectedLines(OPENING, drawers[drawer]));
}

/** Does it, or leaves everything as it was; answers whether it was done. */
export function act(salon: Salon, wish: Act): boolean {
  if (wish.do === 'tomorrow') {
    salon.today = salon.today.add({ days: 1 });
    return true;
  }
  if (wish.do === 'sell') return sell(salon, wish);
  if (wish.do === 'refund') {
    const payment = salon.payments[wish.payment % Math.max(1, salon.payments.length)];
    return payment !== undefined && refund(salon, payment, wish.drawer);
  }
  const visit = salon.visits[wish.visit % salon.visits.length];
  if (!visit) return false;
  if (wish.do === 'pay') return pay(salon, visit, wish);
  return wish.do === 'undo' ? undo(salon, visit) : complete(salon, visit);
}

function shelve(salon: Salon, movement: Movement): number | null {
  const moved = move(salon.shelf, movement);
  if (!moved.accepted) return null;
  salon.shelf = { ...salon.shelf, currentStock: moved.value.stockAfter };
  salon.shelfMoves.push(moved.value.quantity);
  return moved.value.quantity;
}

function complete(salon: Salon, visit: Visit): boolean {
  if (visit.isCompleted) return false;
  visit.isCompleted = true;
  const promised = visit.services.reduce((sum, service) => sum + service.loyaltyPoints, 0);
  const points = missingOf(promised, visit.kept);
  salon.points.push({ type: 'earned', points });
  visit.kept += points;
  visit.usedUp = -(shelve(salon, { kind: 'use', quantity: 1 }) ?? 0);
  visit.standing ??= creditedStanding(salon.stamps) ?? begin(salon);
  progress(visit.standing, visit.services.length);
  return true;
}

function begin({ stamps }: Salon): Stamp {
  const id = stamps.length;
  const begun = { id, progressValue: 0, targetValue: 3, earnedAt: null, usedAt: null };
  stamps.push(begun);
  return begun;
}

function progress(stamp: Stamp, added: number): void {
  Object.assign(stamp, withProgress(stamp, added, NOW));
}

function undo(salon: Salon, visit: Visit): boolean {
  if (!visit.isCompleted || visit.isPaid) return false;
  visit.isCompleted = false;
  const points = takenBackOf(visit.kept, pointsIn(salon));
  salon.points.push({ type: 'taken_back', points: -points });
  visit.kept -= points;
  if (visit.usedUp > 0) shelve(salon, { kind: 'use_return', quantity: visit.usedUp });
  visit.usedUp = 0;
  if (visit.standing) progress(visit.standing, -visit.services.length);
  return true;
}

type Pay = Extract<Act, { do: 'pay' }>;

function pay(salon: Salon, visit: Visit, wish: Pay): boolean {
  if (!visit.isCompleted || visit.isPaid) return false;
  if (wish.products > salon.shelf.currentStock) return false;
  const reward = wish.reward ? rewardOf(salon) : null;
  const points = wish.points && pointsIn(salon) >= POINTS_OF_EXCHANGE ? POINTS_OF_EXCHANGE : 0;
  const off = takeOff([...(reward ? [HALF] : []), ...(points > 0 ? [TWENTY] : [])], visit);
  const takenOff = sumOf(off.map(({ discount }) => discount));
  const sessions = wish.sessions ? usableSessions(salon, visit) : [];
  const items = itemsOf(visit, sessions, wish.products);
  const bag = { items, takenOff };
  const discount = shareOf(dueOf({ ...bag, discount: 0, prepaid: 0 }), wish.discount);
  const spendable = dueOf({ ...bag, discount, prepaid: 0 });
  const card = salon.cards.filter((one) => giftCardStanding(one, salon.today) === 'usable')[
    wish.card % 3
  ];
  const spent = Math.min(card?.balance ?? 0, shareOf(spendable, wish.ofCard));
  const available = availableOn({ balance: cents(balanceOf(salon.account)), limit: LIMIT });
  const account = Math.min(available, shareOf(spendable - spent, wish.ofAccount));
  const due = dueOf({ ...bag, discount, prepaid: spent + account }) + wish.tip;
  const settled = settleCheckout({
    ...bag,
    discount: cents(discount),
    prepaid: cents(spent + account),
    tip: cents(wish.tip),
    parts: partsOf(due, wish.inCash),
    receivedCash: null,
  });
  if (!settled.accepted) throw new Error(settled.reason);
  take(salon, {
    drawer: wish.drawer,
    visit,
    isRefunded: false,
    put: {},
    tip: cents(wish.tip),
    items: settled.value.items,
    money: settled.value.parts.map(({ amount, isCash }) => income(amount, isCash)),
    sold: wish.products,
    sessions: sessions.map(({ bought, service }) => ({ bought, value: valueOfNext(service) })),
    spent: card && spent > 0 ? [{ card, amount: cents(spent) }] : [],
    account: cents(account),
    points,
    reward,
  });
  return true;
}

const HALF = {
  rewardType: 'percentage_discount',
  rewardValue: 5000,
  rewardServiceId: null,
} as const;
const TWENTY = { rewardType: 'fixed_discount', rewardValue: 2000, rewardServiceId: null } as const;

function rewardOf({ stamps }: Salon): Stamp | null {
  return stamps.find(({ earnedAt, usedAt }) => earnedAt !== null && usedAt === null) ?? null;
}

/** The first service is covered by whatever package has something left. */
function usableSessions({ packages, today }: Salon, { services }: Visit) {
  return services.slice(0, 1).flatMap(() => {
    const bought = packages.find((one) => packageStanding(one, today) === 'usable');
    const [service] = bought?.services ?? [];
    return bought && service && service.left > 0 ? [{ bought, service }] : [];
  });
}

function itemsOf(
  { services }: Visit,
  sessions: readonly { service: Package['services'][number] }[],
  products: number,
): CartItem[] {
  const [covering] = sessions;
  const done = services.map(({ price }, place) => ({
    kind: 'service' as const,
    gross: price,
    basisPoints: 4000,
    session: place === 0 && covering ? valueOfNext(covering.service) : null,
  }));
  const sold = { kind: 'product' as const, gross: cents(3333 * products), basisPoints: 1250 };
  return products > 0 ? [...done, sold] : done;
}

type Bag = { items: readonly CartItem[]; takenOff: Cents; discount: number; prepaid: number };

/** What is left to pay in money. */
function dueOf({ discount, prepaid, ...bag }: Bag): number {
  const cart = priceCart({ ...bag, discount: cents(discount), prepaid: cents(prepaid) });
  if (!cart.accepted) throw new Error(cart.reason);
  return cart.value.due;
}

function shareOf(whole: number, hundredths: number): number {
  return Math.floor((whole * hundredths) / 100);
}

function partsOf(due: number, inCash: number) {
  const cash = shareOf(due, inCash);
  return [
    { amount: cents(cash), isCash: true },
    { amount: cents(due - cash), isCash: false },
  ];
}

function income(amount: Cents, isCash: boolean): CashMovement {
  return { type: 'income', countsAs: 'payment', amount, method: isCash ? CASH : PIX };
}

/** Everything that a payment moves. */
function take(salon: Salon, payment: Payment): void {
  const { drawer, visit, money, sold, sessions, spent, account, points, reward, put } = payment;
  salon.payments.push(payment);
  salon.drawers[drawer].push(...money);
  if (visit) visit.isPaid = true;
  if (sold > 0) shelve(salon, { kind: 'sale', quantity: sold });
  for (const { bought, value } of sessions) useSession(bought, 1, value);
  for (const { card, amount } of spent) spend(card, -amount);
  if (account > 0) salon.account.push(-account);
  if (points > 0) salon.points.push({ type: 'redeemed', points: -points });
  if (reward) reward.usedAt = NOW;
  if (put.package) salon.packages.push(put.package);
  if (put.card) salon.cards.push(put.card);
  if (put.account) salon.account.push(put.account);
}

function useSession(bought: Package, used: 1 | -1, value: Cents): void {
  const [service] = bought.services;
  if (!service) return;
  service.left -= used;
  service.counted = cents(service.counted + used * value);
}

function spend(card: Card, by: number): void {
  card.balance = cents(card.balance + by);
  card.entries.push(by);
}

type Sell = Extract<Act, { do: 'sell' }>;

function sell(salon: Salon, { drawer, what, amount }: Sell): boolean {
  const price = cents(amount);
  const item = { kind: what, gross: price, basisPoints: what === 'package' ? 777 : null };
  const nothing = { takenOff: cents(0), discount: cents(0), prepaid: cents(0), tip: cents(0) };
  const parts = partsOf(price, 100);
  const settled = settleCheckout({ items: [item], ...nothing, parts, receivedCash: null });
  if (!settled.accepted) throw new Error(settled.reason);
  take(salon, {
    drawer,
    visit: null,
    isRefunded: false,
    tip: cents(0),
    items: settled.value.items,
    sold: 0,
    sessions: [],
    spent: [],
    account: cents(0),
    points: 0,
    reward: null,
    money: parts.map((part) => income(part.amount, part.isCash)),
    put: putOf(salon, what, price),
  });
  return true;
}

function putOf({ today }: Salon, what: Sell['what'], price: Cents): Payment['put'] {
  if (what === 'account') return { account: price };
  const until = { validUntil: lastDayOf(today, 2), takenBackAt: null };
  if (what === 'gift_card')
    return { card: { amount: price, balance: price, entries: [price], ...until } };
  const held = [
    { sessions: 2, listPrice: cents(5000) },
    { sessions: 1, listPrice: cents(9000) },
  ];
  const values = sharesOfPrice(price, held);
  const services = held.map(({ sessions }, place) => {
    const value = values[place] ?? cents(0);
    return { value, sessions, left: sessions, counted: cents(0) };
  });
  return { package: { services, price, ...until } };
}

/** Whole, through the drawer that is asked, unless something of what it sold is used already. */
export function refund(salon: Salon, payment: Payment, drawer: 0 | 1): boolean {
  const { money, put, visit, sold, sessions, spent, account, points, reward } = payment;
  if (payment.isRefunded) return false;
  const cash = money.filter(({ method }) => method?.kind === 'cash');
  const lines = expectedLines(OPENING, salon.drawers[drawer]);
  if (!hasEnoughCash(lines, sumOf(cash.map(({ amount }) => amount)))) return false;
  if (put.package?.services.some(({ left, sessions: all }) => left < all)) return false;
  if (put.card && put.card.balance < put.card.amount) return false;
  const available = availableOn({ balance: cents(balanceOf(salon.account)), limit: LIMIT });
  if ((put.account ?? 0) > available) return false;
  payment.isRefunded = true;
  salon.drawers[drawer].push(...money.map((row) => ({ ...row, amount: cents(-row.amount) })));
  if (visit) visit.isPaid = false;
  if (sold > 0) shelve(salon, { kind: 'sale_return', quantity: sold });
  for (const { bought, value } of sessions) useSession(bought, -1, value);
  for (const { card, amount } of spent) spend(card, amount);
  if (account > 0) salon.account.push(account);
  if (points > 0) salon.points.push({ type: 'returned', points });
  if (reward) Object.assign(reward, withProgress({ ...reward, usedAt: null }, 0, NOW));
  if (put.package) put.package.takenBackAt = NOW;
  if (put.card) spend(put.card, -put.card.amount);
  if (put.card) put.card.takenBackAt = NOW;
  if (put.account) salon.account.push(-put.account);
  return true;
}
