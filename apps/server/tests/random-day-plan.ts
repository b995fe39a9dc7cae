import fc from 'fast-check';

/** Numbers that choose among what is there when the moment comes: 4 of three is the second. */
type Choice = number;
/** From none to all of something, in hundredths. */
type Share = number;

/** So many of a product, or what is used later. */
export type Good =
  | { kind: 'product'; product: Choice; quantity: number }
  | { kind: 'package'; package: Choice }
  | { kind: 'gift_card'; amount: number; validDays: number | null }
  | { kind: 'account'; amount: number };
/** What pays without money: sessions wherever there are some, shares of a card and of the account. */
export type Prepaying = {
  sessions: 'none' | 'usable' | 'any';
  card: Choice;
  ofCard: Share;
  ofAccount: Share;
};
/** Where the sum is cut into parts, by which way each is paid, and by which card where it is one. */
export type Parting = { cuts: readonly Share[]; ways: readonly Choice[]; card: Card };
type Card = { brand: '' | 'Visa' | 'elo'; instalments: number };
export type Settle = Parting & {
  do: 'settle';
  visit: Choice;
  discount: Share;
  tip: number;
  goods: readonly Good[];
  prepaid: Prepaying;
  /** How many rewards make it cheaper. */
  rewards: number;
};
export type Sell = Parting & {
  do: 'sell';
  goods: readonly Good[];
  discount: Share;
  who: Choice | null;
  /** Who buys; null for somebody that nobody knows. */
  client: Choice | null;
  prepaid: Prepaying;
};
export type Pay = { do: 'pay'; owed: readonly Choice[]; way: Choice; returned: Share };
export type Action =
  | Settle
  | Sell
  | Pay
  | { do: 'complete' | 'undo' | 'cancel'; visit: Choice }
  | { do: 'useReward' | 'exchange' | 'undoReward' | 'undoExchange'; which: Choice }
  | { do: 'refund' | 'credit'; payment: Choice }
  | { do: 'advance'; who: Choice; amount: number; way: Choice }
  | { do: 'move'; kind: 'supply' | 'withdrawal'; amount: number }
  | { do: 'write'; type: 'income' | 'expense'; amount: number; way: Choice | null }
  | { do: 'rewrite'; row: Choice; amount: number }
  | { do: 'remove' | 'takeBack'; row: Choice }
  | { do: 'takeParts'; row: Choice; parts: readonly Choice[] }
  | { do: 'open' | 'close'; amount: number };

/** What a second cashier does at the very same time; `again` is the first one clicking twice. */
export type Moment = { action: Action; beside: 'nothing' | 'again' | 'the same' | Action };
export type Visit = {
  who: Choice;
  client: Choice;
  prices: readonly number[];
  coupon: Share;
  status: 'completed' | 'confirmed';
};
export type Day = { opening: number; visits: readonly Visit[]; moments: readonly Moment[] };

const choice = fc.nat({ max: 5 });
const share = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.nat({ max: 99 }) },
  { weight: 1, arbitrary: fc.constant(100) },
);
const amount = fc.integer({ min: 1, max: 30_000 });

const product = fc.record({
  kind: fc.constant('product' as const),
  product: choice,
  quantity: fc.integer({ min: 1, max: 4 }),
});
const good: fc.Arbitrary<Good> = fc.oneof(
  { weight: 4, arbitrary: product },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('package' as const), package: choice }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('gift_card' as const),
      amount,
      validDays: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('account' as const), amount }) },
);
const prepaid: fc.Arbitrary<Prepaying> = fc.record({
  sessions: fc.constantFrom('none', 'usable', 'usable', 'usable', 'usable', 'any'),
  card: choice,
  ofCard: share,
  ofAccount: share,
});
const parting = {
  cuts: fc.array(share, { maxLength: 3 }),
  ways: fc.array(choice, { minLength: 4, maxLength: 4 }),
  card: fc.record({
    brand: fc.constantFrom('' as const, 'Visa' as const, 'elo' as const),
    instalments: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 6 })),
  }),
};
const settle = fc.record({
  do: fc.constant('settle' as const),
  goods: fc.oneof(fc.constant([]), fc.array(good, { maxLength: 3 })),
  visit: choice,
  prepaid,
  rewards: fc.constantFrom(0, 0, 1, 2),
  discount: share,
  tip: fc.oneof(fc.constant(0), fc.nat({ max: 3_000 })),
  ...parting,
});
const sell = fc.record({
  do: fc.constant('sell' as const),
  goods: fc.array(good, { minLength: 1, maxLength: 3 }),
  discount: share,
  who: fc.option(choice),
  client: fc.option(choice, { freq: 3 }),
  prepaid,
  ...parting,
});
const pay = fc.record({
  do: fc.constant('pay' as const),
  owed: fc.array(choice, { minLength: 1, maxLength: 4 }),
  way: choice,
  returned: share,
});

const someAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: settle },
  { weight: 4, arbitrary: sell },
  { weight: 4, arbitrary: pay },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('refund', 'refund', 'credit'), payment: choice }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('complete', 'complete', 'undo', 'cancel'),
      visit: choice,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('useReward', 'exchange', 'undoReward', 'undoExchange'),
      which: choice,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      who: choice,
      amount,
      way: choice,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      kind: fc.constantFrom('supply', 'withdrawal'),
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      type: fc.constantFrom('income', 'expense'),
      amount,
      way: fc.option(choice),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rewrite' as const), row: choice, amount }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('remove', 'takeBack', 'takeBack'), row: choice }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('takeParts' as const),
      row: choice,
      parts: fc.array(choice, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('open', 'close'), amount }) },
);

const someMoment: fc.Arbitrary<Moment> = fc.record({
  action: someAction,
  beside: fc.oneof(
    { weight: 4, arbitrary: fc.constant('nothing' as const) },
    { weight: 1, arbitrary: fc.constant('again' as const) },
    { weight: 2, arbitrary: fc.constant('the same' as const) },
    { weight: 3, arbitrary: someAction },
  ),
});

const someVisit: fc.Arbitrary<Visit> = fc.record({
  who: choice,
  client: choice,
  prices: fc.array(fc.nat({ max: 20_000 }), { minLength: 1, maxLength: 3 }),
  coupon: share,
  status: fc.constantFrom('completed', 'completed', 'confirmed'),
});

export const someDay: fc.Arbitrary<Day> = fc.record({
  opening: fc.nat({ max: 20_000 }),
  visits: fc.array(someVisit, { minLength: 1, maxLength: 3 }),
  moments: fc.array(someMoment, { minLength: 2, maxLength: 10 }),
});
