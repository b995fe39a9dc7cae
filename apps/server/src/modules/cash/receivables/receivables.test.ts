import { eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../../tests/agenda-support.ts';
import { askingAt, changeFees, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  openAnotherCounter,
  outcomes,
  payment,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { transactions } from '../book/transactions.table.ts';
import { settlementItems } from '../checkout/settlements.table.ts';
import { receivables } from './receivables.table.ts';

// The clock stands at noon of Tuesday, 10 March 2026, in São Paulo.
const world = testWorld();
const CREDIT = [
  { basisPoints: 300, days: 30 },
  { fromInstalments: 2, basisPoints: 400, days: 30, daysBetween: 30 },
  { brand: 'Elo', basisPoints: 500, days: 30 },
];
let counter: Counter;
let api: Api;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  api = counter.api;
  await changeFees(api, way('Cartão de Crédito'), CREDIT);
  const debit = { basisPoints: 150, fixedCents: 10, days: 1 };
  await changeFees(api, way('Cartão de Débito'), [debit]);
});

function way(name: string): string {
  return counter.ways[name] ?? '';
}

type Part = { name: string; amountCents: number; brand?: string; instalments?: number };

/** A visit of R$ 50,00, unless it is paid with a tip. */
async function paidBy(parts: readonly Part[], tipCents = 0) {
  const visit = await served(counter);
  return api.cash.settlements.settle({
    ...payment(counter, visit, { tipCents }),
    parts: parts.map(({ name, ...part }) => ({ ...part, paymentMethodId: way(name) })),
  });
}

const credit = (amountCents: number, card: Partial<Part> = {}) => ({
  name: 'Cartão de Crédito',
  amountCents,
  ...card,
});

function rowsOf(settlementId: string) {
  return world.inCompany(counter.salon.companyId, (scope) =>
    scope.select().from(transactions).where(eq(transactions.settlementId, settlementId)),
  );
}

function dueOf(settlementId: string) {
  return world.inCompany(counter.salon.companyId, async (scope) => {
    const rows = await scope
      .select()
      .from(receivables)
      .where(eq(receivables.settlementId, settlementId))
      .orderBy(receivables.part, receivables.instalment);
    return rows.map((row) => [row.dueDate.toString(), row.amount, row.fee]);
  });
}

describe('a payment by card', () => {
  test('keeps the fee, the brand and the instalments in the book', async () => {
    const { id, parts } = await paidBy([credit(5000, { instalments: 3 })]);
    expect(await rowsOf(id)).toContainEqual(
      expect.objectContaining({ kind: 'payment', fee: 200, instalments: 3, cardBrand: '' }),
    );
    expect(parts).toMatchObject([{ amountCents: 5000, instalments: 3, brand: '' }]);
    expect(await dueOf(id)).toEqual([
      ['2026-04-09', 1667, 67],
      ['2026-05-11', 1667, 67],
      ['2026-06-08', 1666, 66],
    ]);
  });

  test('of a brand with a rule of its own, whatever the letters', async () => {
    const { id } = await paidBy([credit(5000, { brand: 'elo', instalments: 6 })]);
    expect(await dueOf(id)).toEqual([['2026-04-09', 5000, 250]]);
  });

  test('of which a tip is part costs the fee of all of it, in the row of the payment', async () => {
    const { id } = await paidBy([{ name: 'Cartão de Débito', amountCents: 6000 }], 1000);
    const rows = await rowsOf(id);
    expect(rows.filter(({ kind }) => kind === 'payment')).toMatchObject([{ fee: 100 }]);
    expect(rows.filter(({ kind }) => kind === 'tip')).toMatchObject([{ fee: 0, amount: 1000 }]);
    expect(await dueOf(id)).toEqual([['2026-03-11', 6000, 100]]);
  });

  test('beside others is one of several parts, each with its own card', async () => {
    const { id, parts } = await paidBy([
      credit(2000, { instalments: 2 }),
      credit(2000, { brand: 'Elo' }),
      { name: 'Dinheiro', amountCents: 1000 },
    ]);
    expect(parts).toMatchObject([
      { amountCents: 2000, instalments: 2, brand: '' },
      { amountCents: 2000, instalments: 1, brand: 'Elo' },
      { paymentMethodName: 'Dinheiro', amountCents: 1000 },
    ]);
    expect(await dueOf(id)).toEqual([
      ['2026-04-09', 1000, 40],
      ['2026-05-11', 1000, 40],
      ['2026-04-09', 2000, 100],
    ]);
  });

  test('twice by the same card stays two parts, each with its share of the tip', async () => {
    const { id, parts } = await paidBy([credit(2000), credit(4000)], 1000);
    expect(parts.map(({ amountCents }) => amountCents)).toEqual([2000, 4000]);
    await api.cash.settlements.refund({ id, as: 'credit' });
    const { items } = await api.cash.transactions.list({ search: 'Crédito' });
    const credited = items.find(({ amountCents }) => amountCents === 4000);
    const receipt = await api.cash.settlements.get({ id: credited?.settlementId ?? '' });
    expect(receipt.parts.map(({ amountCents }) => amountCents)).toEqual([2000, 4000]);
  });

  test('without a rule costs nothing and leaves nothing to come', async () => {
    const { id } = await paidBy([{ name: 'PIX', amountCents: 5000 }]);
    expect(await rowsOf(id)).toContainEqual(expect.objectContaining({ kind: 'payment', fee: 0 }));
    expect(await dueOf(id)).toEqual([]);
  });

  test('counts from the day of the company, not from that of Greenwich', async () => {
    const visit = await served(counter);
    const late = await askingAt(
      world,
      counter.salon.ownerId,
      Temporal.Instant.from('2026-03-11T02:30:00Z'),
    );
    const { id, date } = await late.cash.settlements.settle({
      ...payment(counter, visit),
      parts: [{ paymentMethodId: way('Cartão de Débito'), amountCents: 5000 }],
    });
    expect(date).toBe(TODAY);
    expect(await dueOf(id)).toEqual([['2026-03-11', 5000, 85]]);
  });

  test('of what is sold without a visit leaves the same', async () => {
    const { id } = await api.cash.sales.sell({
      clientId: counter.maria,
      items: [{ kind: 'account', amountCents: 9000 }],
      parts: [{ paymentMethodId: way('Cartão de Crédito'), amountCents: 9000, instalments: 2 }],
    });
    expect((await dueOf(id)).map(([, amount, fee]) => [amount, fee])).toEqual([
      [4500, 180],
      [4500, 180],
    ]);
  });

  test('of which cash would be in instalments is refused', async () => {
    const parts = [{ name: 'Dinheiro', amountCents: 5000, instalments: 2 }];
    await expect(paidBy(parts)).rejects.toMatchObject({
      code: 'CASH_IN_INSTALMENTS',
      message: 'Dinheiro não se parcela e não tem bandeira.',
    });
  });

  test('in more instalments than any machine knows is refused', async () => {
    await expect(paidBy([credit(5000, { instalments: 25 })])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: {
        issues: [expect.objectContaining({ message: 'Parcele em no máximo 24 vezes' })],
      },
    });
  });
});

describe('a rule that changes', () => {
  test('between the screen and the payment holds, and the client pays the same', async () => {
    const visit = await served(counter);
    const form = {
      ...payment(counter, visit),
      parts: [{ paymentMethodId: way('Cartão de Crédito'), amountCents: 5000, instalments: 3 }],
    };
    const rules = [{ basisPoints: 1000, days: 2 }];
    await changeFees(api, way('Cartão de Crédito'), rules);
    const { id, totalCents } = await api.cash.settlements.settle(form);
    expect(totalCents).toBe(5000);
    expect(await dueOf(id)).toEqual([['2026-03-12', 5000, 500]]);
  });

  test('changes nothing that is written, and neither does a way that is put away', async () => {
    const { id } = await paidBy([credit(5000)]);
    const before = [await dueOf(id), await rowsOf(id)];
    await changeFees(api, way('Cartão de Crédito'), []);
    await api.company.paymentMethods.deactivate({ id: way('Cartão de Crédito') });
    expect([await dueOf(id), await rowsOf(id)]).toEqual(before);
    await expect(
      api.company.paymentMethods.remove({ id: way('Cartão de Crédito') }),
    ).rejects.toMatchObject({ code: 'PAYMENT_METHOD_HAS_HISTORY' });
  });
});

describe('a refund', () => {
  test('takes the fee back and leaves nothing to come', async () => {
    const { id } = await paidBy([credit(5000, { instalments: 3 })]);
    await api.cash.settlements.refund({ id });
    const rows = await world.inCompany(counter.salon.companyId, (scope) =>
      scope.select().from(transactions).where(eq(transactions.countsAs, 'payment')),
    );
    expect(rows.map(({ fee, instalments }) => [fee, instalments])).toEqual([
      [200, 3],
      [-200, 3],
    ]);
    const open = await world.inCompany(counter.salon.companyId, (scope) =>
      scope.$count(receivables, isNull(receivables.takenBackAt)),
    );
    expect(open).toBe(0);
    expect((await agenda()).days).toEqual([]);
  });

  test('at the same moment as another takes back once', async () => {
    const { id } = await paidBy([credit(5000, { instalments: 3 })]);
    const tries = [1, 2, 3].map(() => api.cash.settlements.refund({ id }));
    const settled = outcomes(await Promise.allSettled(tries));
    expect(settled.filter((outcome) => outcome === 'done')).toHaveLength(1);
    const { totals } = await api.cash.transactions.list({});
    expect(totals).toEqual({ incomeCents: 0, expenseCents: 0, feesCents: 0 });
  });
});

describe('commissions', () => {
  async function commissionOf(settlementId: string) {
    const rows = await world.inCompany(counter.salon.companyId, (scope) =>
      scope.select().from(settlementItems).where(eq(settlementItems.settlementId, settlementId)),
    );
    return rows.map(({ fee, commission }) => [fee, commission]);
  }

  test('are of all that the client paid, unless the company says otherwise', async () => {
    const before = await paidBy([credit(5000, { instalments: 3 })]);
    expect(await commissionOf(before.id)).toEqual([[0, 2000]]);
    await api.company.cardFees.changeCommissions({ commissionAfterFees: true });
    const after = await paidBy([credit(5000, { instalments: 3 })]);
    expect(await commissionOf(after.id)).toEqual([[200, 1920]]);
    // What is written stays, whatever the company says later.
    expect(await commissionOf(before.id)).toEqual([[0, 2000]]);
  });

  test('bear no fee of a tip, and none of what was paid in cash', async () => {
    await api.company.cardFees.changeCommissions({ commissionAfterFees: true });
    const tipped = await paidBy([credit(10_000)], 5000);
    expect(await commissionOf(tipped.id)).toEqual([[150, 1940]]);
    const inCash = await paidBy([{ name: 'Dinheiro', amountCents: 5000 }]);
    expect(await commissionOf(inCash.id)).toEqual([[0, 2000]]);
  });

  test('say in the statement of whoever earned them what the machine kept', async () => {
    await api.company.cardFees.changeCommissions({ commissionAfterFees: true });
    const { id } = await paidBy([credit(5000, { instalments: 3 })]);
    const asked = { professionalId: counter.ana, fromDate: TODAY, toDate: TODAY };
    const { lines, sums } = await api.cash.commissions.statement(asked);
    const shares = { feeCents: 200, baseCents: 4800, houseCents: 2880, professionalCents: 1920 };
    expect(lines).toMatchObject([{ grossCents: 5000, ...shares }]);
    expect(sums).toMatchObject({ grossCents: 5000, ...shares });
    const { items } = await api.cash.commissions.listPending({});
    expect(items).toMatchObject([{ baseCents: 4800, amountCents: 1920 }]);
    await api.cash.settlements.refund({ id });
    const back = await api.cash.commissions.statement(asked);
    expect(back.sums).toMatchObject({ feeCents: 0, baseCents: 0, professionalCents: 0 });
  });
});

const spring = { fromDate: '2026-03-01', toDate: '2026-06-30' };

function agenda(asked: { paymentMethodId?: string } = {}) {
  return api.cash.receivables.days({ ...spring, ...asked });
}

const open = (count: number) => ({ count, openCount: count, receivedCents: 0 });

describe('what is to come', () => {
  test('by day, with what machines keep, and soon', async () => {
    await paidBy([{ name: 'Cartão de Débito', amountCents: 5000 }]);
    await paidBy([credit(5000, { instalments: 2 })]);
    await paidBy([credit(5000)]);
    const { days, totals, due } = await agenda();
    expect(days).toEqual([
      { date: '2026-03-11', ...open(1), grossCents: 5000, feeCents: 85, netCents: 4915 },
      { date: '2026-04-09', ...open(2), grossCents: 7500, feeCents: 250, netCents: 7250 },
      { date: '2026-05-11', ...open(1), grossCents: 2500, feeCents: 100, netCents: 2400 },
    ]);
    const sums = { grossCents: 15_000, feeCents: 435, netCents: 14_565 };
    expect(totals).toEqual({ ...sums, receivedCents: 0 });
    // The ninth of April is the thirty-first day: it comes after those thirty.
    expect(due).toEqual({ todayCents: 0, weekCents: 4915, monthCents: 4915 });
    const debits = await agenda({ paymentMethodId: way('Cartão de Débito') });
    expect(debits.days).toHaveLength(1);
  });

  test('on one day, page by page, with the receipts behind it', async () => {
    const first = await paidBy([credit(5000, { instalments: 2 })]);
    const second = await paidBy([credit(5000, { brand: 'Elo' })]);
    const page = await api.cash.receivables.ofDay({ date: '2026-04-09', limit: 1 });
    expect(page.items).toMatchObject([
      {
        paymentMethodName: 'Cartão de Crédito',
        settlementId: first.id,
        receiptNumber: first.receiptNumber,
        paidOn: TODAY,
        instalment: 1,
        instalments: 2,
        grossCents: 2500,
        feeCents: 100,
        netCents: 2400,
      },
    ]);
    const rest = await api.cash.receivables.ofDay({
      date: '2026-04-09',
      limit: 1,
      cursor: page.nextCursor ?? '',
    });
    expect(rest.items).toMatchObject([{ settlementId: second.id, brand: 'Elo', instalments: 1 }]);
    expect(rest.nextCursor).toBeNull();
  });

  test('as a file, payment by payment, with what came already', async () => {
    const { receiptNumber } = await paidBy([credit(5000, { instalments: 2, brand: 'Visa' })]);
    await paidBy([{ name: 'Cartão de Débito', amountCents: 5000 }]);
    const [first] = (await api.cash.receivables.ofDay({ date: '2026-04-09' })).items;
    await api.cash.receivables.receive({ id: first?.id ?? '' });
    const written = async (which = {}) => {
      const file = await api.cash.receivables.exportCsv({ ...spring, ...which });
      return (await file.text()).trim().split('\r\n');
    };
    const [header, ...lines] = await written();
    expect(header).toContain('Previsto para;Forma de pagamento;Bandeira;Parcela;');
    const card = 'Cartão de Crédito;Visa';
    const paid = `${receiptNumber};10/03/2026`;
    expect(lines).toEqual([
      expect.stringMatching(/^11\/03\/2026;Cartão de Débito;;1 de 1;50,00;0,85;49,15;\d+;/),
      `09/04/2026;${card};1 de 2;25,00;1,00;24,00;${paid};10/03/2026`,
      `11/05/2026;${card};2 de 2;25,00;1,00;24,00;${paid};`,
    ]);
    expect(await written({ paymentMethodId: way('Cartão de Débito') })).toEqual([header, lines[0]]);
    expect(await written({ toDate: '2026-04-08' })).toEqual([header, lines[0]]);
  });

  test('is asked for a year at most', async () => {
    const asked = { fromDate: '2026-01-01', toDate: '2027-06-30' };
    const tooLong = { code: 'PERIOD_TOO_LONG' };
    await expect(api.cash.receivables.days(asked)).rejects.toMatchObject(tooLong);
    await expect(api.cash.receivables.exportCsv(asked)).rejects.toMatchObject(tooLong);
  });

  test('is for whoever sees the book, and of one company', async () => {
    await paidBy([credit(5000)]);
    const rui = { name: 'Rui', email: `rui@${counter.salon.companyId}.test` };
    const desk = await world.as(await counter.salon.isJoinedBy(rui, 'receptionist'));
    await expect(desk.cash.receivables.days(spring)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const file = desk.cash.receivables.exportCsv(spring);
    await expect(file).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const date = { date: '2026-04-09' };
    await expect(desk.cash.receivables.ofDay(date)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const neighbour = (await openAnotherCounter(world)).api.cash.receivables;
    expect((await neighbour.days(spring)).days).toEqual([]);
    expect((await neighbour.ofDay(date)).items).toEqual([]);
  });
});

describe('what came', () => {
  const NINTH = { date: '2026-04-09' };
  const dayOf = async (asked = {}) =>
    (await agenda(asked)).days.find(({ date }) => date === NINTH.date);
  const listed = async () => (await api.cash.receivables.ofDay(NINTH)).items;
  const firstId = async () => (await listed())[0]?.id ?? '';

  function trail() {
    return world.inCompany(counter.salon.companyId, async (scope) => {
      const { rows } = await scope.execute(
        sql`select user_id, after ->> 'received_by' as received_by
          from audit_records where table_name = 'receivables' order by recorded_at`,
      );
      return rows;
    });
  }

  test('is ticked off one by one, taken back, and counted', async () => {
    await paidBy([credit(5000, { instalments: 2 })]);
    await paidBy([credit(5000)]);
    const id = await firstId();
    const received = await api.cash.receivables.receive({ id });
    expect(received).toMatchObject({ id, netCents: 2400, receivedAt: noon.toString() });
    const later = await askingAt(world, counter.salon.ownerId, noon.add({ hours: 1 }));
    expect(await later.cash.receivables.receive({ id })).toEqual(received);
    expect(await dayOf()).toMatchObject({ count: 2, openCount: 1, receivedCents: 2400 });
    expect((await agenda()).totals).toMatchObject({ netCents: 9650, receivedCents: 2400 });
    expect(await api.cash.receivables.undoReceive({ id })).toMatchObject({ receivedAt: null });
    expect(await dayOf()).toMatchObject({ openCount: 2, receivedCents: 0 });
  });

  test('is no longer to come in the days from today on', async () => {
    await paidBy([{ name: 'Cartão de Débito', amountCents: 5000 }]);
    const tomorrow = { date: '2026-03-11', openCount: 1, openCents: 4915 };
    expect((await agenda()).due.weekCents).toBe(4915);
    await api.cash.receivables.receiveDay(tomorrow);
    expect((await agenda()).due).toEqual({ todayCents: 0, weekCents: 0, monthCents: 0 });
  });

  test('says which earlier days wait, once anybody ticks off', async () => {
    const id = way('Cartão de Débito');
    for (const days of [1, 2, 3]) {
      await changeFees(api, id, [{ basisPoints: 0, days }]);
      await paidBy([{ name: 'Cartão de Débito', amountCents: 5000 }]);
    }
    const later = await askingAt(world, counter.salon.ownerId, noon.add({ hours: 24 * 5 }));
    const waitingBefore = async (fromDate: string) =>
      (await later.cash.receivables.days({ fromDate, toDate: '2026-03-31' })).waiting;
    expect(await waitingBefore('2026-03-15')).toEqual({ days: 0, firstDate: null });
    const first = { date: '2026-03-11', openCount: 1, openCents: 5000 };
    await later.cash.receivables.receiveDay(first);
    expect(await waitingBefore('2026-03-15')).toEqual({ days: 2, firstDate: '2026-03-12' });
    expect(await waitingBefore('2026-03-13')).toEqual({ days: 1, firstDate: '2026-03-12' });
  });

  test('is ticked off by the day, of one way or of all, and only as it was seen', async () => {
    await changeFees(api, way('Cartão de Débito'), [{ basisPoints: 0, days: 30 }]);
    await paidBy([{ name: 'Cartão de Débito', amountCents: 5000 }]);
    await paidBy([credit(5000)]);
    const ofCredit = { ...NINTH, paymentMethodId: way('Cartão de Crédito') };
    const seen = { openCount: 1, openCents: 4850 };
    for (const wrong of [{ openCount: 2 }, { openCents: 4851 }]) {
      await expect(
        api.cash.receivables.receiveDay({ ...ofCredit, ...seen, ...wrong }),
      ).rejects.toMatchObject({ code: 'RECEIVABLES_CHANGED' });
    }
    expect(await dayOf()).toMatchObject({ openCount: 2 });
    expect(await api.cash.receivables.receiveDay({ ...ofCredit, ...seen })).toEqual({
      ...NINTH,
      count: 1,
    });
    expect(await dayOf()).toMatchObject({ openCount: 1, receivedCents: 4850 });
    const rest = { ...NINTH, openCount: 1, openCents: 5000 };
    await api.cash.receivables.receiveDay(rest);
    expect(await dayOf()).toMatchObject({ openCount: 0, receivedCents: 9850 });
    expect(await api.cash.receivables.undoReceiveDay(ofCredit)).toEqual({ ...NINTH, count: 1 });
    expect(await dayOf()).toMatchObject({ openCount: 1, receivedCents: 5000 });
  });

  test('of a day is ticked off once by eight at the same moment', async () => {
    await paidBy([credit(5000)]);
    const seen = { ...NINTH, openCount: 1, openCents: 4850 };
    const tries = Array.from({ length: 8 }, () => api.cash.receivables.receiveDay(seen));
    const ended = outcomes(await Promise.allSettled(tries));
    expect(ended.filter((one) => one === 'done')).toHaveLength(1);
    expect(ended.filter((one) => one === 'RECEIVABLES_CHANGED')).toHaveLength(7);
    expect(await trail()).toHaveLength(1);
  });

  test('is gone with a payment that is taken back, and stays with credit for it', async () => {
    const { id } = await paidBy([credit(5000)]);
    const receivableId = await firstId();
    await api.cash.receivables.receive({ id: receivableId });
    await api.cash.settlements.refund({ id });
    expect(await dayOf()).toBeUndefined();
    for (const change of [api.cash.receivables.receive, api.cash.receivables.undoReceive]) {
      await expect(change({ id: receivableId })).rejects.toMatchObject({
        code: 'RECEIVABLE_NOT_FOUND',
      });
    }
    const kept = await paidBy([credit(5000)]);
    await api.cash.receivables.receive({ id: await firstId() });
    await api.cash.settlements.refund({ id: kept.id, as: 'credit' });
    expect(await dayOf()).toMatchObject({ count: 1, openCount: 0, receivedCents: 4850 });
  });

  test('is written into the trail, with who said so', async () => {
    await paidBy([credit(5000)]);
    const id = await firstId();
    await api.cash.receivables.receive({ id });
    await api.cash.receivables.undoReceive({ id });
    const who = { user_id: counter.salon.ownerId };
    expect(await trail()).toMatchObject([
      { ...who, received_by: counter.salon.ownerId },
      { ...who, received_by: null },
    ]);
  });

  test('is said by whoever keeps the book, of one company', async () => {
    await paidBy([credit(5000)]);
    const id = await firstId();
    const rui = { name: 'Rui', email: `rui@recebe-${counter.salon.companyId}.test` };
    const desk = await world.as(await counter.salon.isJoinedBy(rui, 'receptionist'));
    const seen = { ...NINTH, openCount: 1, openCents: 4850 };
    const { receive, undoReceive, receiveDay, undoReceiveDay } = desk.cash.receivables;
    for (const ask of [
      () => receive({ id }),
      () => undoReceive({ id }),
      () => receiveDay(seen),
      () => undoReceiveDay(NINTH),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const neighbour = (await openAnotherCounter(world)).api.cash.receivables;
    await expect(neighbour.receive({ id })).rejects.toMatchObject({ code: 'RECEIVABLE_NOT_FOUND' });
    await expect(neighbour.receiveDay(seen)).rejects.toMatchObject({ code: 'RECEIVABLES_CHANGED' });
    expect(await neighbour.undoReceiveDay(NINTH)).toMatchObject({ count: 0 });
    expect(await dayOf()).toMatchObject({ openCount: 1 });
  });
});

test('sixteen payments at once keep their sums', async () => {
  const visits = [];
  for (let count = 0; count < 16; count += 1) visits.push(await served(counter));
  const id = way('Cartão de Crédito');
  await Promise.all([
    ...visits.map((visit, place) =>
      api.cash.settlements.settle({
        ...payment(counter, visit),
        parts: [{ paymentMethodId: id, amountCents: 5000, instalments: 1 + (place % 12) }],
      }),
    ),
    changeFees(api, id, [{ basisPoints: 700, days: 5, daysBetween: 15 }]),
  ]);
  const rows = await world.inCompany(counter.salon.companyId, (scope) =>
    scope.select().from(transactions).where(eq(transactions.kind, 'payment')),
  );
  const due = await world.inCompany(counter.salon.companyId, (scope) =>
    scope.select().from(receivables),
  );
  expect(rows).toHaveLength(16);
  for (const { settlementId, amount, fee } of rows) {
    const its = due.filter((row) => row.settlementId === settlementId);
    expect(its.reduce((sum, row) => sum + row.amount, 0)).toBe(amount);
    expect(its.reduce((sum, row) => sum + row.fee, 0)).toBe(fee);
  }
});

describe('gross, fees and net', () => {
  test('stand in the health of the business, and in the rows behind it', async () => {
    await paidBy([credit(6000, { instalments: 3 })], 1000);
    await paidBy([{ name: 'Dinheiro', amountCents: 5000 }]);
    const { revenue, fees, net, profit, byMonth } = await api.insights.health();
    expect(revenue.currentCents).toBe(10_000);
    expect(fees.currentCents).toBe(240);
    expect(net.currentCents).toBe(9760);
    expect(profit.currentCents).toBe(9760);
    expect(byMonth.at(-1)).toMatchObject({ incomeCents: 10_000, feesCents: 240 });
    const days = { fromDate: '2026-03-01', untilDate: '2026-04-01' };
    const { totals } = await api.cash.transactions.list({ ...days, counts: 'profit' });
    expect(totals).toEqual({ incomeCents: 10_000, expenseCents: 0, feesCents: 240 });
  });
});

describe('the counter asks about a card', () => {
  test('only where the answer changes something', async () => {
    const { paymentMethods } = await api.cash.sessions.choices();
    const asked = Object.fromEntries(paymentMethods.map(({ name, card }) => [name, card]));
    expect(asked['Cartão de Crédito']).toEqual({ brands: ['Elo'], instalments: 12 });
    for (const name of ['Dinheiro', 'PIX', 'Cartão de Débito', 'Transferência Bancária'])
      expect(asked[name]).toBeUndefined();
  });
});

test('the database changes nothing of what is to come but that it came or was taken back', async () => {
  const { id } = await paidBy([credit(5000)]);
  const change = (set: object) =>
    world.inCompany(counter.salon.companyId, (scope) =>
      scope.update(receivables).set(set).where(eq(receivables.settlementId, id)),
    );
  await expect(change({ fee: 0 })).rejects.toThrow();
  await expect(
    world.inCompany(counter.salon.companyId, (scope) => scope.delete(receivables)),
  ).rejects.toThrow();
  // Whatever is said to have come was said by somebody.
  await expect(change({ receivedAt: noon })).rejects.toThrow();
  await change({ receivedAt: noon, receivedBy: counter.salon.ownerId });
  await change({ takenBackAt: noon });
});
