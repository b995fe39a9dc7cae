import { setTimeout } from 'node:timers/promises';
import { cents } from '@app/domain/shared/money';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counter, live } from '../../../tests/random-day-counter.ts';
import { someDay } from '../../../tests/random-day-plan.ts';
import { testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { limitAccount } from '../clients/record/client-account.commands.ts';
import { changeFeeRules } from '../company/card-fees.commands.ts';
import { bearFeesInCommissions, changeMoneyRules } from '../company/company.commands.ts';
import { readCompany } from '../company/company.queries.ts';
import { listPaymentMethods } from '../company/payment-methods.queries.ts';
import { loyalty, points } from '../loyalty/campaigns.rules.ts';
import { createPackage } from '../prepaid/packages/packages.commands.ts';
import { OWED_PAID_ONCE } from './book/transactions.table.ts';
import { SETTLED_ONCE } from './checkout/settlements.table.ts';

/** As many days as there is time for; `RANDOM_DAYS=5000` lives thousands, however long they take. */
const DAYS = Number(process.env.RANDOM_DAYS ?? 400);
const MOST_TIME = process.env.RANDOM_DAYS === undefined ? 20_000 : undefined;
/** From then on everything should have happened. */
const ENOUGH_DAYS = 200;
/** `RANDOM_DAYS_SEED` lives other days than the usual ones. */
const SEED = Number(process.env.RANDOM_DAYS_SEED ?? 20_260_310);
/** Counters that live at the same time, each in a company of its own with two cashiers. */
const COUNTERS = 4;
/** Then a company is old enough, and another one is founded. */
const LONGEST_LIFE = 25;
const MOST_PER_DAY = 3000;

const world = testWorld();
const tally = new Map<string, number>();
let daysLived = 0;

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
    const ends = [...tally].toSorted().map(([end, times]) => `  ${times} × ${end}\n`);
    process.stdout.write(`${daysLived} random days, seed ${SEED}\n${ends.join('')}`);
    expect(await deadlocks()).toBe(0);
    if (daysLived < ENOUGH_DAYS) return;
    // Days on which nobody could do anything would prove nothing.
    const done = [...tally.keys()].filter((ending) => ending.endsWith(': done'));
    expect(done.toSorted()).toEqual(EVERYTHING.map((action) => `${action}: done`));
  },
  60_000 + DAYS * MOST_PER_DAY,
);

test('whoever takes no lock is refused by the database: it lets nothing be paid twice', async () => {
  const counter = await openCounter('Salão');
  const prepaid = { sessions: 'none', card: 0, ofCard: 0, ofAccount: 0 } as const;
  const card = { brand: '', instalments: 1 } as const;
  const parts = { ways: [0], cuts: [], card };
  const way = { ...parts, goods: [], discount: 0, tip: 0, prepaid, rewards: 0 };
  await live(counter, {
    opening: 0,
    visits: [{ who: 0, client: 0, prices: [5000], coupon: 0, status: 'completed' }],
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

/** Whoever waits in a circle is tried again, so nobody would notice. The database counts a second later. */
async function deadlocks(): Promise<number | undefined> {
  await setTimeout(1500);
  const { rows } = await world.system.database.owner.execute<{ count: number }>(
    sql`select deadlocks::integer as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count;
}

const EVERYTHING = [
  ...[
    'advance',
    'cancel',
    'close',
    'complete',
    'credit',
    'exchange',
    'move',
    'open',
    'pay',
    'refund',
  ],
  ...['remove', 'rewrite', 'sell', 'settle', 'takeBack', 'takeParts', 'undo', 'undoExchange'],
  ...['undoReward', 'useReward', 'write'],
];

async function liveOn(place: number): Promise<void> {
  let counter = await openCounter(`Salão ${place}`);
  const days = fc.asyncProperty(someDay, async (day) => {
    if (counter.daysLived === LONGEST_LIFE) counter = await openCounter(`Salão ${place}`);
    await live(counter, day);
    daysLived += 1;
  });
  // A smaller day would begin where the broken one ended.
  await fc.assert(days, {
    seed: SEED + place,
    numRuns: Math.ceil(DAYS / COUNTERS),
    endOnFailure: true,
    ...(MOST_TIME !== undefined && { interruptAfterTimeLimit: MOST_TIME }),
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
  await stock(salon, haircut);
  await offerAhead(salon, services);
  await reward(salon, haircut);
  await takeCards(salon);
  const clients = [await salon.serves('Maria'), await salon.serves('Nina')];
  await inSalon(salon, (scope) => limitAccount(scope, clients[0] ?? '', cents(150_00)));
  return {
    scopes: world.system.scopes,
    companyId: salon.companyId,
    tally,
    professionals: [ana, bia],
    services,
    clients,
    cashiers: [salon.ownerId, crypto.randomUUID()],
    told: new Map(),
    daysLived: 0,
  };
}

type Salon = Awaited<ReturnType<typeof world.tell.company>>;

function inSalon<Answer>({ companyId }: Salon, work: (scope: CompanyScope) => Promise<Answer>) {
  return world.inCompany(companyId, work);
}

/** Two are sold, and a haircut uses up some of the first. */
async function stock(salon: Salon, haircut: string): Promise<void> {
  const sold = { commissionBasisPoints: 1250 };
  const shampoo = { ...sold, price: cents(4990), currentStock: 60 };
  await salon.usesUp(haircut, await salon.stocks('Xampu', shampoo), 1);
  const oil = await salon.stocks('Óleo', { ...sold, price: cents(3333), currentStock: 6 });
  await salon.usesUp(haircut, oil, 0.5);
}

let opened = 0;

/** In every second salon whoever sells a package earns of it, not whoever serves. */
async function offerAhead(salon: Salon, services: readonly string[]): Promise<void> {
  const [haircut = '', color = ''] = services;
  const sells = { sellsOnline: false, active: true };
  const terms = { description: '', commissionBasisPoints: 777, ...sells };
  opened += 1;
  const packageCommission = opened % 2 === 0 ? 'sale' : 'use';
  await inSalon(salon, async (scope) => {
    const { version } = await readCompany(scope);
    await changeMoneyRules(scope, version, { accountLimit: cents(60_00), packageCommission });
    const both = [
      { serviceId: haircut, sessions: 3 },
      { serviceId: color, sessions: 1 },
    ];
    await createPackage(
      scope,
      { ...terms, name: 'Beleza', price: cents(199_99), validDays: 6 },
      both,
    );
    const cuts = [{ serviceId: haircut, sessions: 2 }];
    await createPackage(
      scope,
      { ...terms, name: 'Cortes', price: cents(80_01), validDays: null },
      cuts,
    );
  });
}

/** By debit and by credit; in two of four salons commissions are of what the machine leaves. */
async function takeCards(salon: Salon): Promise<void> {
  const rule = { brand: '', fromInstalments: 1, fixed: cents(0), daysBetween: 0 };
  const debit = [{ ...rule, basisPoints: 149, fixed: cents(12), days: 1 }];
  const credit = [
    { ...rule, basisPoints: 333, days: 30 },
    { ...rule, fromInstalments: 2, basisPoints: 475, days: 30, daysBetween: 30 },
    { ...rule, brand: 'Elo', basisPoints: 525, fixed: cents(5), days: 14 },
  ];
  await inSalon(salon, async (scope) => {
    const methods = await listPaymentMethods(scope);
    const way = (wanted: string) => {
      const method = methods.find(({ name }) => name === wanted);
      return { paymentMethodId: method?.id ?? '', version: method?.feesVersion ?? 0 };
    };
    await changeFeeRules(scope, way('Cartão de Débito'), debit);
    await changeFeeRules(scope, way('Cartão de Crédito'), credit);
    if (opened % 4 > 1) await bearFeesInCommissions(scope);
  });
}

async function reward(salon: Salon, haircut: string): Promise<void> {
  await inSalon(salon, async (scope) => {
    await loyalty.create(scope, {
      name: 'Um quarto',
      conditionType: 'services_count',
      conditionValue: 4,
      rewardType: 'percentage_discount',
      rewardValue: 25_00,
    });
    await loyalty.create(scope, {
      name: 'Corte grátis',
      conditionType: 'amount_spent',
      conditionValue: 300_00,
      rewardType: 'free_service',
      rewardServiceId: haircut,
    });
    await points.create(scope, {
      name: 'Vale R$ 20',
      pointsRequired: 18,
      rewardValue: cents(20_00),
    });
  });
}
