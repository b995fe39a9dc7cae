import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Act,
  act,
  balanceOf,
  cashOf,
  LIMIT,
  OPENING,
  openSalon,
  pointsIn,
  refund,
  type Salon,
} from '../../tests/paper-salon.ts';
import { pointsTotals } from '../loyalty/points.ts';
import { cents } from '../shared/money.ts';
import { sessionTotals } from './session.ts';

const DAYS = 2500;
const choice = fc.nat({ max: 5 });
const share = fc.oneof(fc.constant(0), fc.nat({ max: 100 }), fc.constant(100));
const drawer = fc.constantFrom<0 | 1>(0, 1);
const pay = fc.record({
  do: fc.constant('pay' as const),
  drawer,
  visit: choice,
  products: fc.nat({ max: 3 }),
  discount: share,
  tip: fc.oneof(fc.constant(0), fc.nat({ max: 2000 })),
  inCash: share,
  sessions: fc.boolean(),
  reward: fc.boolean(),
  points: fc.boolean(),
  card: choice,
  ofCard: share,
  ofAccount: share,
});
const sell = fc.record({
  do: fc.constant('sell' as const),
  drawer,
  what: fc.constantFrom('package', 'gift_card', 'account'),
  amount: fc.integer({ min: 1, max: 30_000 }),
});
const someAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('complete' as const), visit: choice }) },
  { weight: 5, arbitrary: pay },
  { weight: 3, arbitrary: sell },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), drawer, payment: choice }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), visit: choice }) },
  { weight: 1, arbitrary: fc.constant({ do: 'tomorrow' as const }) },
);
const prices = fc.array(fc.nat({ max: 20_000 }), { minLength: 1, maxLength: 3 });
const someDay = fc.record({
  visits: fc.array(prices, { minLength: 2, maxLength: 6 }),
  acts: fc.array(someAct, { minLength: 5, maxLength: 40 }),
});

const SUPPLY = {
  type: 'income',
  countsAs: 'supply',
  amount: cents(100_000_00),
  method: null,
} as const;

test('whatever a day brings, ledgers add up to balances, and none goes below what it may', () => {
  const done = new Map<string, number>();
  fc.assert(
    fc.property(someDay, ({ visits, acts }) => {
      const salon = openSalon(visits);
      for (const wish of acts) {
        if (act(salon, wish)) done.set(wish.do, (done.get(wish.do) ?? 0) + 1);
        const [rule] = broken(salon);
        if (rule) throw new Error(rule);
      }
    }),
    { numRuns: DAYS, seed: 20_260_310 },
  );
  // Days on which nobody could do anything would prove nothing.
  for (const name of ['complete', 'pay', 'sell', 'refund', 'undo', 'tomorrow'])
    expect(done.get(name), name).toBeGreaterThan(100);
}, 60_000);

test('everything refunded, what was used before what was sold, leaves a salon in which nothing was paid', () => {
  fc.assert(
    fc.property(someDay, ({ visits, acts }) => {
      const salon = openSalon(visits);
      for (const wish of acts) act(salon, wish);
      // Cash may have gone back through the other drawer, so somebody brings some.
      salon.drawers[0].push(SUPPLY);
      const standing = salon.payments.filter(({ isRefunded }) => !isRefunded).toReversed();
      const [used, sold] = [
        standing.filter((one) => one.visit),
        standing.filter((one) => !one.visit),
      ];
      for (const payment of [...used, ...sold]) expect(refund(salon, payment, 0)).toBe(true);
      expect(leftOf(salon)).toEqual({
        money: 2 * OPENING + SUPPLY.amount,
        account: 0,
        cards: 0,
        sessions: 0,
        redeemed: 0,
        used: 0,
        stock: 12 - balanceOf(salon.visits.map(({ usedUp }) => usedUp)),
      });
    }),
    { numRuns: DAYS / 2, seed: 20_260_311 },
  );
}, 60_000);

function leftOf(salon: Salon) {
  const { redeemed, returned } = moved(salon);
  const total = (place: 0 | 1) => sessionTotals(OPENING, salon.drawers[place]).expected;
  const sold = salon.packages.filter(({ takenBackAt }) => takenBackAt === null);
  return {
    money: total(0) + total(1),
    account: balanceOf(salon.account),
    cards: balanceOf(salon.cards.map(({ balance }) => balance)),
    sessions: sold.length,
    redeemed: redeemed + returned + 0,
    used: salon.stamps.filter(({ usedAt }) => usedAt !== null).length,
    stock: salon.shelf.currentStock,
  };
}

function moved({ points }: Salon) {
  const of = (type: string) =>
    balanceOf(points.filter((row) => row.type === type).map((row) => row.points));
  const [earned, redeemed] = [of('earned'), of('redeemed')];
  return { earned, redeemed, taken_back: of('taken_back'), returned: of('returned') };
}

/** The rules that are broken, by name. */
function broken(salon: Salon): string[] {
  const { shelf, shelfMoves, packages, cards, account, stamps } = salon;
  const rules: Record<string, boolean> = {
    'points are never below zero, and their totals agree':
      pointsIn(salon) >= 0 && pointsTotals(moved(salon)).balance === pointsIn(salon),
    'the shelf is the sum of its movements':
      shelf.currentStock >= 0 && shelf.currentStock === 12 + balanceOf(shelfMoves),
    'nobody owes more than she may': balanceOf(account) >= -LIMIT,
    'a card is the sum of its entries': cards.every(
      ({ balance, entries }) => balance >= 0 && balance === balanceOf(entries),
    ),
    'sessions are worth what was paid': packages.every(({ services, price }) =>
      isWorth(services, price),
    ),
    'a reward is earned by what was collected': stamps.every(
      ({ usedAt, earnedAt, progressValue, targetValue }) =>
        usedAt !== null || (earnedAt !== null) === progressValue >= targetValue,
    ),
    'the drawers hold what payments brought': isInDrawers(salon),
    'lines add up to what was received': salon.payments.every(
      ({ items, tip, money }) =>
        balanceOf(items.map(({ paid }) => paid)) + tip ===
        balanceOf(money.map((row) => row.amount)),
    ),
    'no line is paid more than it costs': salon.payments.every(({ items }) =>
      items.every(
        ({ gross, discount, prepaid, paid, commission }) =>
          [discount, prepaid, paid, commission].every((part) => part >= 0) &&
          gross === discount + prepaid + paid,
      ),
    ),
    'what was paid before is what sessions, cards and the account lost': salon.payments.every(
      ({ items, sessions, spent, account: left }) => {
        const [first] = items;
        const covered = sessions.length > 0 ? (first?.prepaid ?? 0) : 0;
        const taken = balanceOf(spent.map(({ amount }) => amount)) + left + covered;
        return balanceOf(items.map(({ prepaid }) => prepaid)) === taken;
      },
    ),
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}

function isWorth(services: Salon['packages'][number]['services'], price: number): boolean {
  const isWhole = balanceOf(services.map(({ value }) => value)) === price;
  return services.every(
    ({ left, sessions, counted, value }) =>
      isWhole &&
      left >= 0 &&
      left <= sessions &&
      counted >= 0 &&
      counted <= value &&
      (left > 0 || counted === value) &&
      (left < sessions || counted === 0),
  );
}

function isInDrawers(salon: Salon): boolean {
  const standing = salon.payments.filter(({ isRefunded }) => !isRefunded);
  const received = balanceOf(standing.flatMap(({ money }) => money.map(({ amount }) => amount)));
  const expected = ([0, 1] as const).map(
    (place) => sessionTotals(OPENING, salon.drawers[place]).expected,
  );
  const isNeverShort = cashOf(salon, 0) >= 0 && cashOf(salon, 1) >= 0;
  return isNeverShort && balanceOf(expected) === 2 * OPENING + received;
}
