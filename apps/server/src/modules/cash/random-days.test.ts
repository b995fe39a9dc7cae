import { cents } from '@app/domain/shared/money';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counter, live } from '../../../tests/random-day-counter.ts';
import { someDay } from '../../../tests/random-day-plan.ts';
import { testWorld } from '../../../tests/support.ts';
import { OWED_PAID_ONCE } from './book/transactions.table.ts';
import { SETTLED_ONCE } from './checkout/settlements.table.ts';

/** `RANDOM_DAYS=5000` lives thousands of days, `RANDOM_DAYS_SEED` others than the usual ones. */
const DAYS = Number(process.env.RANDOM_DAYS ?? 120);
const SEED = Number(process.env.RANDOM_DAYS_SEED ?? 20_260_310);
/** Counters that live at the same time, each in a company of its own with two cashiers. */
const COUNTERS = 4;
/** Then a company is old enough, and another one is founded. */
const LONGEST_LIFE = 25;
const MOST_PER_DAY = 500;

const world = testWorld();
const tally = new Map<string, number>();

test(
  'after every day the book adds up, and nothing is paid twice, whatever two cashiers did',
  async () => {
    const lives = Array.from({ length: COUNTERS }, (_, place) => liveOn(place));
    const [broken] = (await Promise.allSettled(lives)).filter(
      ({ status }) => status === 'rejected',
    );
    if (broken) {
      const again = `RANDOM_DAYS=${DAYS} RANDOM_DAYS_SEED=${SEED}`;
      throw new Error(`Again with ${again}`, { cause: Object(broken).reason });
    }
    // Days on which nobody could do anything would prove nothing.
    const done = [...tally.keys()].filter((ending) => ending.endsWith(': done'));
    expect(done.toSorted()).toEqual(EVERYTHING.map((action) => `${action}: done`));
  },
  60_000 + DAYS * MOST_PER_DAY,
);

test('whoever takes no lock is refused by the database: it lets nothing be paid twice', async () => {
  const counter = await openCounter('Salão');
  const way = { ways: [0], cuts: [], goods: [], discount: 0, tip: 0 };
  await live(counter, {
    opening: 0,
    visits: [{ who: 0, prices: [5000], coupon: 0, status: 'completed' }],
    moments: [
      { action: { do: 'settle', visit: 0, ...way }, beside: 'nothing' },
      { action: { do: 'pay', owed: [0], way: 0, returned: 0 }, beside: 'nothing' },
    ],
  });
  const again = (query: SQL) => world.inCompany(counter.companyId, (scope) => scope.execute(query));
  const settledAgain = again(sql`insert into settlements select (jsonb_populate_record(
    paid, jsonb_build_object('id', uuidv7(), 'receipt_number', 2))).* from settlements paid`);
  await expect(settledAgain).rejects.toMatchObject({ cause: { constraint: SETTLED_ONCE } });
  const paidAgain = again(sql`insert into transactions select (jsonb_populate_record(
    payout, jsonb_build_object('id', uuidv7()))).* from transactions payout
    where pays_id is not null`);
  await expect(paidAgain).rejects.toMatchObject({ cause: { constraint: OWED_PAID_ONCE } });
});

const EVERYTHING = [
  ...['advance', 'cancel', 'close', 'complete', 'move', 'open', 'pay', 'refund', 'remove'],
  ...['rewrite', 'sell', 'settle', 'takeBack', 'takeParts', 'write'],
];

async function liveOn(place: number): Promise<void> {
  let counter = await openCounter(`Salão ${place}`);
  const days = fc.asyncProperty(someDay, async (day) => {
    if (counter.daysLived === LONGEST_LIFE) counter = await openCounter(`Salão ${place}`);
    await live(counter, day);
  });
  // A smaller day would begin where the broken one ended.
  await fc.assert(days, {
    seed: SEED + place,
    numRuns: Math.ceil(DAYS / COUNTERS),
    endOnFailure: true,
  });
}

async function openCounter(name: string): Promise<Counter> {
  const unique = crypto.randomUUID();
  const owner = { name: 'Bê', email: `be@${unique}.test` };
  const salon = await world.tell.company(name, owner, { slug: unique });
  const [ana, bia] = [await salon.employs('Ana'), await salon.employs('Bia')];
  const services = [
    await salon.offers('Corte', { price: cents(5000) }),
    await salon.offers('Coloração', { price: cents(9000) }),
    await salon.offers('Escova', { price: cents(3000) }),
  ];
  const [haircut = '', color = ''] = services;
  await salon.earns(ana, 40, [haircut]);
  await salon.earns(ana, 33.33, [color]);
  await salon.earns(bia, 50, [haircut]);
  const sold = { currentStock: 60, commissionBasisPoints: 1250 };
  await salon.stocks('Xampu', { ...sold, price: cents(4990) });
  await salon.stocks('Óleo', { ...sold, price: cents(3333), currentStock: 6 });
  return {
    scopes: world.system.scopes,
    companyId: salon.companyId,
    tally,
    professionals: [ana, bia],
    services,
    clientId: await salon.serves('Maria'),
    cashiers: [salon.ownerId, crypto.randomUUID()],
    told: new Map(),
    daysLived: 0,
  };
}
