import { cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSalon } from '../../../../tests/agenda-support.ts';
import { TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  openAnotherCounter,
  outcomes,
  paid,
  payAnew,
  payment,
  payOut,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { oweMissed } from './missed-commissions.commands.ts';

const ZONE = 'America/Sao_Paulo';
const world = testWorld();
let counter: Counter;

/** Bia cut, was paid, and nobody had said what she earns. */
async function paidToBia(discountCents = 0) {
  const visit = await served(counter, { professionalId: counter.bia });
  return counter.api.cash.settlements.settle(payment(counter, visit, { discountCents }));
}

const commissions = () => counter.api.cash.commissions;

async function wanted() {
  const missed = await commissions().listMissed();
  return missed.map(({ settlementId, position, amountCents }) => ({
    settlementId,
    position,
    amountCents,
  }));
}

beforeEach(async () => {
  counter = await openAnotherCounter(world);
});

test('a payment says for which services nothing is earned', async () => {
  expect((await paidToBia()).withoutCommission).toEqual(['Corte']);
  expect((await paid(counter)).withoutCommission).toEqual([]);
});

test('of a company that pays no commissions only whoever sets them is asked', async () => {
  const other = await openSalon(world, 'Sem Comissões');
  const ways = counter.ways;
  const visit = await served({ ...other, ways });
  const method = (await other.api.cash.sessions.choices()).paymentMethods[0]?.id ?? '';
  const settle = (api: Counter['api'], { id, priceCents }: Awaited<ReturnType<typeof served>>) =>
    api.cash.settlements.settle({
      appointmentId: id,
      priceCents,
      parts: [{ paymentMethodId: method, amountCents: priceCents }],
    });
  expect((await settle(other.api, visit)).withoutCommission).toEqual(['Corte']);
  const rita = { name: 'Rita', email: 'rita@sem.test' };
  const desk = await world.as(await other.salon.isJoinedBy(rita, 'receptionist'));
  const again = await served({ ...other, ways });
  expect((await settle(desk, again)).withoutCommission).toEqual([]);
});

test('what was paid before the commission was set is shown to the cent, then owed', async () => {
  const { id } = await paidToBia(1);
  expect(await commissions().listMissed()).toEqual([]);
  await counter.salon.earns(counter.bia, 33.33, [counter.haircut]);
  expect(await commissions().listMissed()).toMatchObject([
    {
      settlementId: id,
      position: 0,
      professionalName: 'Bia',
      serviceName: 'Corte',
      basisPoints: 3333,
      baseCents: 4999,
      amountCents: 1666,
    },
  ]);
  const done = await commissions().oweMissed({ items: await wanted() });
  expect(done).toEqual({ count: 1, owedCents: 1666 });
  expect((await commissions().listPending({ professionalId: counter.bia })).items).toMatchObject([
    { kind: 'commission', basisPoints: 3333, baseCents: 4999, amountCents: 1666 },
  ]);
  expect(await commissions().listMissed()).toEqual([]);
});

test('of two who let it be owed at once the second waits, and finds it owed', async () => {
  await paidToBia();
  await counter.salon.earns(counter.bia, 40, [counter.haircut]);
  const items = await wanted();
  const { companyId, ownerId: userId } = counter.salon;
  const doing = { userId, now: noon, today: Temporal.PlainDate.from(TODAY), zone: ZONE };
  const second = await world.inCompany(companyId, async (scope) => {
    const first = items.map(({ amountCents, ...item }) => ({
      ...item,
      amount: cents(amountCents),
    }));
    expect((await oweMissed(scope, first, doing)).accepted).toBe(true);
    const attempt = Promise.allSettled([commissions().oweMissed({ items })]);
    await vi.waitFor(async () => expect(await countWaiting(scope)).toBeGreaterThan(0), 20_000);
    // Not awaited here: it waits for this very transaction.
    return { attempt };
  });
  expect(outcomes(await second.attempt)).toEqual(['COMMISSION_CHANGED']);
  const { items: owed } = await commissions().listPending({ professionalId: counter.bia });
  expect(owed).toHaveLength(1);
});

async function countWaiting(scope: CompanyScope): Promise<number> {
  const { rows } = await scope.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks where not granted`,
  );
  return rows[0]?.count ?? 0;
}

test('another amount than was seen is refused, and nothing of it is owed', async () => {
  await paidToBia();
  await paidToBia();
  await counter.salon.earns(counter.bia, 40, [counter.haircut]);
  const [first, second] = await wanted();
  if (!first || !second) throw new Error('two are needed');
  const attempt = commissions().oweMissed({ items: [first, { ...second, amountCents: 1 }] });
  await expect(attempt).rejects.toMatchObject({ code: 'COMMISSION_CHANGED' });
  expect((await commissions().listPending({ professionalId: counter.bia })).items).toEqual([]);
});

test('what was refunded is not owed, and what she got for it before is set off', async () => {
  const first = await paidToBia();
  await counter.salon.earns(counter.bia, 40, [counter.haircut]);
  await commissions().oweMissed({ items: await wanted() });
  await payOut(counter);
  await counter.api.cash.settlements.refund({ id: first.id });
  expect(await commissions().listMissed()).toEqual([]);
  await payAnew(counter, first.appointmentId);
  expect((await commissions().listPending({ professionalId: counter.bia })).items).toEqual([]);
});

test('only who sets commissions lets them be owed, and an outsider finds nothing', async () => {
  await paidToBia();
  await counter.salon.earns(counter.bia, 40, [counter.haircut]);
  const items = await wanted();
  const rita = { name: 'Rita', email: `rita@${counter.salon.companyId}.test` };
  const desk = await world.as(await counter.salon.isJoinedBy(rita, 'receptionist'));
  await expect(desk.cash.commissions.oweMissed({ items })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const { api } = await openAnotherCounter(world);
  expect(await api.cash.commissions.listMissed()).toEqual([]);
  await expect(api.cash.commissions.oweMissed({ items })).rejects.toMatchObject({
    code: 'COMMISSION_CHANGED',
  });
});

/** Ana's usual rate, said today: haircuts had two fifths. */
async function rateOfHaircut(basisPoints: number): Promise<void> {
  const { ana: professionalId, haircut: serviceId } = counter;
  await counter.api.catalog.commissionRates.set({
    cells: [{ professionalId, serviceId, basisPoints }],
  });
}

test('a rate that is changed the same day can be used for what is not paid out', async () => {
  const { id } = await paid(counter);
  expect(await commissions().listMissed()).toEqual([]);
  await rateOfHaircut(55_00);
  expect(await commissions().listMissed()).toMatchObject([
    {
      settlementId: id,
      previousBasisPoints: 40_00,
      previousCents: 20_00,
      basisPoints: 55_00,
      amountCents: 27_50,
    },
  ]);
  await commissions().oweMissed({ items: await wanted() });
  const { items } = await commissions().listPending({ professionalId: counter.ana });
  expect(items.map(({ amountCents, basisPoints }) => [amountCents, basisPoints])).toEqual([
    [27_50, 55_00],
  ]);
  expect(await commissions().listMissed()).toEqual([]);
  const asked = { fromDate: TODAY, toDate: TODAY, professionalId: counter.ana };
  const { sums } = await commissions().statement(asked);
  expect(sums).toMatchObject({ professionalCents: 27_50, openCents: 27_50, houseCents: 22_50 });
});

test('a smaller rate leaves less owed, and none leaves nothing', async () => {
  await paid(counter);
  await rateOfHaircut(10_00);
  await commissions().oweMissed({ items: await wanted() });
  expect((await commissions().listPending({})).items).toMatchObject([{ amountCents: 5_00 }]);
  await rateOfHaircut(0);
  await commissions().oweMissed({ items: await wanted() });
  expect((await commissions().listPending({})).items).toEqual([]);
});

test('what was paid out never changes', async () => {
  const { id } = await paid(counter);
  await payOut(counter);
  await rateOfHaircut(55_00);
  expect(await commissions().listMissed()).toEqual([]);
  const items = [{ settlementId: id, position: 0, amountCents: 27_50 }];
  await expect(commissions().oweMissed({ items })).rejects.toMatchObject({
    code: 'COMMISSION_CHANGED',
  });
  const forced = world.inCompany(counter.salon.companyId, (scope) =>
    scope.execute(sql`update settlement_items set basis_points = 5500 where settlement_id = ${id}`),
  );
  await expect(forced).rejects.toMatchObject({ cause: { constraint: 'transactions_kept' } });
});

test('letting it be owed waits for whoever pays her, before it holds a row that he needs', async () => {
  await paid(counter);
  await paid(counter);
  await rateOfHaircut(55_00);
  const items = await wanted();
  const waiting = await world.inCompany(counter.salon.companyId, async (scope) => {
    await scope.execute(sql`select id from professionals for no key update`);
    const attempt = Promise.allSettled([commissions().oweMissed({ items: items.toReversed() })]);
    await vi.waitFor(async () => expect(await countWaiting(scope)).toBeGreaterThan(0), 20_000);
    // Fails at once where the other one holds them already.
    await scope.execute(
      sql`select id from transactions where kind = 'commission' for no key update nowait`,
    );
    return { attempt };
  });
  expect(items).toHaveLength(2);
  expect(outcomes(await waiting.attempt)).toEqual(['done']);
});

test('what was paid out between looking and saying yes is refused', async () => {
  await paid(counter);
  await rateOfHaircut(55_00);
  const items = await wanted();
  await payOut(counter);
  await expect(commissions().oweMissed({ items })).rejects.toMatchObject({
    code: 'COMMISSION_CHANGED',
  });
});
