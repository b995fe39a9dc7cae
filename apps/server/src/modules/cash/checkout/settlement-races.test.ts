import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../../tests/agenda-support.ts';
import { asking, seenIn, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  closeDrawer,
  openCounter,
  outcomes,
  paid,
  payment,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { transactions } from '../book/transactions.table.ts';
import { payCommissions } from '../commissions/commissions.commands.ts';
import { holdOpenSession } from '../drawer/cash-sessions.queries.ts';
import { refundSettlement } from './settlement-refunds.commands.ts';
import { settlements } from './settlements.table.ts';

const world = testWorld();
const BRIEFLY = 300;
let counter: Counter;
let owner: Api['cash'];
let desk: Api['cash'];

beforeAll(async () => {
  const salon = await openSalon(world);
  counter = await openCounter(salon);
  const rui = { name: 'Rui', email: 'rui@salao.test' };
  owner = salon.api.cash;
  desk = (await world.as(await salon.salon.isJoinedBy(rui, 'manager'))).cash;
});

function settlementsOf(appointmentId: string) {
  return world.inCompany(counter.salon.companyId, (scope) =>
    scope.select().from(settlements).where(eq(settlements.appointmentId, appointmentId)),
  );
}

describe('two at once', () => {
  test('settle an appointment once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const visit = await served(counter);
      const form = payment(counter, visit);
      const settled = await Promise.allSettled([
        owner.settlements.settle(form),
        desk.settlements.settle(form),
        desk.settlements.settle(form),
      ]);
      expect(outcomes(settled)).toEqual(['ALREADY_PAID', 'ALREADY_PAID', 'done']);
      expect(await settlementsOf(visit.id)).toHaveLength(1);
    }
  });

  test('who are one person clicking twice get one receipt', async () => {
    const visit = await served(counter);
    const clicks = [1, 2, 3].map(async () => {
      const { cash } = await asking(world, counter.salon.ownerId, 'clicked');
      return (await cash.settlements.settle(payment(counter, visit))).id;
    });
    expect(new Set(await Promise.all(clicks)).size).toBe(1);
  });

  test('get receipts of different numbers, without a gap', async () => {
    const visits = [];
    for (let count = 0; count < 6; count += 1) visits.push(await served(counter));
    const settled = await Promise.all(
      visits.map((visit) => owner.settlements.settle(payment(counter, visit))),
    );
    const numbers = settled.map(({ receiptNumber }) => receiptNumber).toSorted((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, place) => first + place));
  });

  test('take a payment back once', async () => {
    const { id, appointmentId } = await paid(counter);
    const refunded = await Promise.allSettled([
      owner.settlements.refund({ id }),
      desk.settlements.refund({ id }),
    ]);
    expect(outcomes(refunded)).toEqual(['ALREADY_REFUNDED', 'done']);
    expect(await settlementsOf(appointmentId)).toHaveLength(2);
  });

  test('pay a commission once', async () => {
    for (let round = 0; round < 3; round += 1) {
      await paid(counter);
      const { items } = await owner.commissions.listPending({});
      const ids = items.map(({ id }) => id);
      const form = { ids, paymentMethodId: counter.ways.PIX ?? '' };
      const payments = await Promise.allSettled([
        owner.commissions.pay(form),
        desk.commissions.pay({ ...form, ids: ids.toReversed() }),
      ]);
      expect(outcomes(payments)).toEqual(['COMMISSION_NOT_OPEN', 'done']);
      const twice = await world.inCompany(counter.salon.companyId, (scope) =>
        scope
          .select({ id: transactions.paysId })
          .from(transactions)
          .where(sql`${transactions.paysId} is not null`)
          .groupBy(transactions.paysId)
          .having(sql`count(*) > 1`),
      );
      expect(twice).toEqual([]);
    }
  });

  test('give a vale back once', async () => {
    await paid(counter);
    await paid(counter);
    const { items } = await owner.commissions.listPending({});
    const paymentMethodId = counter.ways.PIX ?? '';
    const professionalId = counter.ana;
    await owner.commissions.advance({ professionalId, amountCents: 1500, paymentMethodId });
    const advanceReturns = [{ professionalId, amountCents: 1500 }];
    const payments = await Promise.allSettled(
      [owner, desk].map(({ commissions }, place) =>
        commissions.pay({ ids: [items[place]?.id ?? ''], paymentMethodId, advanceReturns }),
      ),
    );
    expect(outcomes(payments)).toEqual(['ADVANCE_TOO_LARGE', 'done']);
  });
});

describe('a commission and the payment it is owed of', () => {
  const today = Temporal.PlainDate.from(TODAY);
  const acting = () => ({ userId: counter.salon.ownerId, now: noon, today });

  async function owedOf(appointmentId: string) {
    const rows = await world.inCompany(counter.salon.companyId, (scope) =>
      scope.select().from(transactions).where(eq(transactions.appointmentId, appointmentId)),
    );
    const owed = rows.find(({ kind }) => kind === 'commission');
    if (!owed) throw new Error('Nothing is owed');
    return owed;
  }

  test('it stays paid when the payment goes back at the same moment', async () => {
    const { id, appointmentId } = await paid(counter);
    const payout = {
      ids: [(await owedOf(appointmentId)).id],
      paymentMethodId: counter.ways.PIX ?? '',
      advanceReturns: [],
    };
    let refunding: Promise<unknown> = Promise.resolve();
    await world.inCompany(counter.salon.companyId, async (scope) => {
      await payCommissions(scope, payout, acting());
      refunding = desk.settlements.refund({ id });
      await setTimeout(BRIEFLY);
    });
    expect(await refunding).toMatchObject({ paidCommissionCents: 2000 });
    expect((await owedOf(appointmentId)).refundedAt).toBeNull();
  });

  test('it is not paid any more while the payment goes back', async () => {
    const { id, appointmentId } = await paid(counter);
    const form = {
      ids: [(await owedOf(appointmentId)).id],
      paymentMethodId: counter.ways.PIX ?? '',
    };
    let paying: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
    await world.inCompany(counter.salon.companyId, async (scope) => {
      await refundSettlement(scope, id, acting());
      paying = Promise.allSettled([desk.commissions.pay(form)]);
      await setTimeout(BRIEFLY);
    });
    expect(outcomes(await paying)).toEqual(['COMMISSION_NOT_OPEN']);
  });
});

test('a payment that began is seen before the drawer closes, and none comes after', async () => {
  await closeDrawer(counter);
  const { id } = await owner.sessions.open({ openingAmountCents: 0 });
  const before = await served(counter);
  const after = await served(counter);
  let closing: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  let late = closing;
  await world.inCompany(counter.salon.companyId, async (scope) => {
    await holdOpenSession(scope);
    await owner.settlements.settle(payment(counter, before));
    const seen = seenIn(await owner.sessions.get({ id }));
    closing = Promise.allSettled([
      desk.sessions.close({ ...seen, counts: [{ key: 'drawer', countedCents: 0 }], notes: 'a' }),
    ]);
    await setTimeout(BRIEFLY);
    late = Promise.allSettled([owner.settlements.settle(payment(counter, after))]);
    await setTimeout(BRIEFLY);
  });
  const wasFirst = outcomes(await late)[0] === 'done';
  expect(outcomes(await late)).toEqual([wasFirst ? 'done' : 'CASH_CLOSED']);
  expect(outcomes(await closing)).toEqual([wasFirst ? 'EXPECTED_CHANGED' : 'done']);
  expect(await owner.sessions.get({ id })).toMatchObject({
    ...(wasFirst
      ? { status: 'open', expectedCents: 10_000 }
      : { status: 'closed', expectedCents: 5_000 }),
  });
  expect(await settlementsOf(after.id)).toHaveLength(wasFirst ? 1 : 0);
});
