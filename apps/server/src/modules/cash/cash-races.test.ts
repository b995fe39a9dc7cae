import { setTimeout } from 'node:timers/promises';
import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { asking, closeOpenDrawer, entry, seenIn, TODAY } from '../../../tests/cash-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { transactions } from './book/transactions.table.ts';
import { cashSessions } from './drawer/cash-sessions.table.ts';

const world = testWorld();
const BRIEFLY = 300;
let salon: CompanyStory;
let rui: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  salon = await world.tell.company(`Salão ${count}`, { name: 'Bê', email: `be@s${count}.test` });
  rui = await salon.isJoinedBy({ name: 'Rui', email: `rui@s${count}.test` }, 'receptionist');
});

async function both() {
  return [(await world.as(salon.ownerId)).cash, (await world.as(rui)).cash] as const;
}

function outcomes(settled: PromiseSettledResult<unknown>[]): string[] {
  return settled
    .map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code)))
    .toSorted();
}

describe('two cashiers at once', () => {
  test('open one drawer', async () => {
    const [owner, desk] = await both();
    const opened = await Promise.allSettled([
      owner.sessions.open({ openingAmountCents: 100 }),
      desk.sessions.open({ openingAmountCents: 200 }),
    ]);
    expect(outcomes(opened)).toEqual(['SESSION_ALREADY_OPEN', 'done']);
    const stored = await world.inCompany(salon.companyId, (scope) => scope.$count(cashSessions));
    expect(stored).toBe(1);
  });

  test('close it once', async () => {
    const [owner, desk] = await both();
    const counted = { ...seenIn(await owner.sessions.open({ openingAmountCents: 0 })), counts: [] };
    const closed = await Promise.allSettled([
      owner.sessions.close({ ...counted, notes: 'eu' }),
      desk.sessions.close({ ...counted, notes: 'eu também' }),
    ]);
    expect(outcomes(closed)).toEqual(['SESSION_ALREADY_CLOSED', 'done']);
  });

  test('take no more out of it than lies in it', async () => {
    const [owner, desk] = await both();
    await owner.sessions.open({ openingAmountCents: 1_000 });
    const taking = { kind: 'withdrawal', amountCents: 700 } as const;
    const taken = await Promise.allSettled([
      owner.sessions.move(taking),
      desk.sessions.move(taking),
    ]);
    expect(outcomes(taken)).toEqual(['NOT_ENOUGH_CASH', 'done']);
    expect(await owner.sessions.current()).toMatchObject({ expectedCents: 300 });
  });

  test('who are one person clicking twice move money once', async () => {
    const [owner] = await both();
    await owner.sessions.open({ openingAmountCents: 0 });
    const clicks = [1, 2, 3].map(async () => {
      const { sessions } = (await asking(world, salon.ownerId, 'clicked')).cash;
      return (await sessions.move({ kind: 'supply', amountCents: 50 })).id;
    });
    expect(new Set(await Promise.all(clicks)).size).toBe(1);
    expect(await owner.sessions.current()).toMatchObject({ expectedCents: 50 });
  });
});

describe('money that comes while the drawer is closed', () => {
  test('before the closing is seen by it: the closing waits, and counts nothing unseen', async () => {
    const [owner, desk] = await both();
    const opened = await owner.sessions.open({ openingAmountCents: 0 });
    const { id } = opened;
    let isStored = () => {};
    const stored = new Promise<void>((resolve) => {
      isStored = resolve;
    });
    const paying = world.inCompany(salon.companyId, async (scope) => {
      await scope.insert(transactions).values({
        type: 'income',
        kind: 'payment',
        countsAs: 'payment',
        amount: cents(5_000),
        description: 'Pagamento',
        date: Temporal.PlainDate.from(TODAY),
        cashSessionId: id,
      });
      isStored();
      await setTimeout(BRIEFLY);
    });
    await stored;
    const closing = desk.sessions.close({ ...seenIn(opened), counts: [] });
    expect(outcomes(await Promise.allSettled([closing, paying]))).toEqual([
      'EXPECTED_CHANGED',
      'done',
    ]);

    await closeOpenDrawer({ cash: desk });
    expect(await owner.sessions.get({ id })).toMatchObject({
      status: 'closed',
      expectedCents: 5_000,
      differenceCents: -5_000,
    });
  });

  test('after the closing finds no open drawer', async () => {
    const [owner] = await both();
    const { id } = await owner.sessions.open({ openingAmountCents: 0 });
    let isClosed = () => {};
    const reached = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    const closing = world.inCompany(salon.companyId, async (scope) => {
      await scope.select().from(cashSessions).where(eq(cashSessions.id, id)).for('update');
      isClosed();
      await setTimeout(BRIEFLY);
      await scope
        .update(cashSessions)
        .set({
          status: 'closed',
          closedBy: salon.ownerId,
          closedAt: noon,
          counts: [],
          closingAmount: cents(0),
          expectedAmount: cents(0),
        })
        .where(eq(cashSessions.id, id));
    });
    await reached;
    const [late, written] = await Promise.allSettled([
      (await world.as(rui)).cash.sessions.move({ kind: 'supply', amountCents: 1 }),
      (await world.as(salon.ownerId)).cash.transactions.create(entry(100)),
      closing,
    ]);
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'CASH_CLOSED' } });
    expect(written).toMatchObject({ status: 'fulfilled', value: { cashSessionId: null } });
  });
});
