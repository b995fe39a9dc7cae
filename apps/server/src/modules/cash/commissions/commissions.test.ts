import { randomUUID } from 'node:crypto';
import { cents } from '@app/domain/shared/money';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../../tests/agenda-support.ts';
import { asking, TODAY, waysToPay } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  closeDrawer,
  openCounter,
  openDrawer,
  paid,
  payment,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { transactions } from '../book/transactions.table.ts';
import { listOwed } from './owed.queries.ts';

const world = testWorld();
let counter: Counter;
let commissions: Api['cash']['commissions'];
let pix: string;
let named = 0;

beforeEach(async () => {
  named += 1;
  const name = `Salão ${'abcdefghijklmnopqrstuvwxyz'[named]}`;
  counter = await openCounter(await openSalon(world, name));
  commissions = counter.api.cash.commissions;
  pix = counter.ways.PIX ?? '';
});

async function pendingIds(): Promise<string[]> {
  const { items } = await commissions.listPending({});
  return items.map(({ id }) => id);
}

describe('what is owed', () => {
  test('is listed oldest first, with what it is for and how much it comes to', async () => {
    const first = await paid(counter, { discountCents: 1000, tipCents: 500 });
    const second = await paid(counter);
    const { items, professionals, hasMore } = await commissions.listPending({});
    expect(items).toMatchObject([
      {
        kind: 'commission',
        appointmentId: first.appointmentId,
        clientName: 'María Antônia',
        serviceName: 'Corte',
        professionalName: 'Ana Júlia',
        basisPoints: 4000,
        baseCents: 4000,
        amountCents: 1600,
        date: TODAY,
      },
      { kind: 'tip_share', basisPoints: null, amountCents: 500, serviceName: 'Corte' },
      { kind: 'commission', appointmentId: second.appointmentId, amountCents: 2000 },
    ]);
    expect({ professionals, hasMore }).toEqual({
      professionals: [{ id: counter.ana, name: 'Ana Júlia', owedCents: 4100, advancesCents: 0 }],
      hasMore: false,
    });
    const { items: ofBia } = await commissions.listPending({ professionalId: counter.bia });
    expect(ofBia).toEqual([]);
  });

  test('is cut between two payments, with what was added to one since', async () => {
    const first = await paid(counter, { tipCents: 500 });
    await paid(counter, { tipCents: 300 });
    const amounts = async (most: number) => {
      const list = await world.inCompany(counter.salon.companyId, (scope) =>
        listOwed(scope, {}, most),
      );
      return [list.owed.map(({ amount }) => amount), list.hasMore];
    };
    expect(await amounts(2)).toEqual([[2000, 500], true]);
    expect(await amounts(3)).toEqual([[2000, 500], true]);
    expect(await amounts(4)).toEqual([[2000, 500, 2000, 300], false]);
    await world.inCompany(counter.salon.companyId, async (scope) => {
      const [tip] = await scope
        .select()
        .from(transactions)
        .where(and(eq(transactions.settlementId, first.id), eq(transactions.kind, 'tip_share')));
      if (!tip) throw new Error('no tip');
      const { id: _, ...again } = tip;
      await scope.insert(transactions).values({ ...again, amount: cents(100) });
    });
    expect(await amounts(3)).toEqual([[2000, 500, 100], true]);
  });

  test('follows the rate of the day of the appointment, whatever it became since', async () => {
    const visit = await served(counter);
    await counter.api.catalog.commissionRates.change({
      professionalId: counter.ana,
      serviceId: counter.haircut,
      basisPoints: 5000,
      fromDate: '2026-05-01',
    });
    await counter.api.cash.settlements.settle(payment(counter, visit));
    const { items } = await commissions.listPending({});
    expect(items).toMatchObject([{ basisPoints: 4000, amountCents: 2000 }]);
  });

  test('is nothing where no commission was agreed on', async () => {
    const beard = await counter.salon.offers('Barba', { price: cents(2500) });
    const visit = await served(counter, { serviceIds: [beard] });
    await counter.api.cash.settlements.settle(payment(counter, visit));
    expect(await pendingIds()).toEqual([]);
  });
});

describe('paying', () => {
  test('takes them off the list and through the drawer', async () => {
    await paid(counter, { tipCents: 500, by: { PIX: 5500 } });
    const ids = await pendingIds();
    expect(await commissions.pay({ ids, paymentMethodId: pix })).toEqual({
      paidIds: ids,
      paidCents: 2500,
      returnedCents: 0,
      handedOverCents: 2500,
    });
    expect(await commissions.listPending({})).toMatchObject({ items: [], professionals: [] });
    const { items, nextCursor } = await commissions.listPaid({});
    expect(items).toMatchObject([
      {
        amountCents: 2500,
        paymentMethodName: 'PIX',
        paymentMethodKind: 'pix',
        paidAt: noon.toString(),
        parts: [
          { kind: 'commission', amountCents: 2000 },
          { kind: 'tip_share', amountCents: 500, owedBackCents: 0 },
        ],
      },
    ]);
    expect(nextCursor).toBeNull();
    const session = await counter.api.cash.sessions.current();
    expect(session).toMatchObject({ incomeCents: 5500, expenseCents: 2500 });
    expect(session?.movements[0]).toMatchObject({
      description: 'Comissões de Ana Júlia · 1 atendimento',
      kind: 'commission_payment',
      amountCents: 2500,
    });
    expect(session?.movements[1]?.kind).toBe('payment');
    const found = await counter.api.cash.transactions.list({ search: 'gorjetas' });
    expect(found.items.map(({ kind }) => kind)).toEqual(['commission_payment', 'payment']);
  });

  test('shows the paid ones ten at a time, newest first', async () => {
    for (let count = 0; count < 3; count += 1) await paid(counter);
    const ids = await pendingIds();
    for (const id of ids) await commissions.pay({ ids: [id], paymentMethodId: pix });
    const first = await commissions.listPaid({ limit: 2 });
    expect(first.items.map(({ parts }) => parts[0]?.id)).toEqual(ids.toReversed().slice(0, 2));
    const rest = await commissions.listPaid({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(rest.items.map(({ parts }) => parts[0]?.id)).toEqual(ids.slice(0, 1));
    expect(rest.nextCursor).toBeNull();
    await expect(commissions.listPaid({ cursor: 'lixo' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('is written to a file, each part by itself, without what was taken back', async () => {
    const written = async () =>
      (await (await commissions.exportPaid()).text()).trim().split('\r\n');
    await paid(counter, { tipCents: 500, by: { PIX: 5500 } });
    await commissions.pay({ ids: await pendingIds(), paymentMethodId: pix });
    const [header, ...lines] = await written();
    expect(header).toContain('Pago em;Profissional;Tipo;Cliente;Serviço ou produto');
    expect(lines).toEqual([
      expect.stringMatching(
        /^10\/03\/2026 12:00;Ana Júlia;Comissão;María Antônia;Corte;.*;50,00;40%;20,00;;PIX$/,
      ),
      expect.stringMatching(/;Gorjeta;María Antônia;Corte;.*;;5,00;;PIX$/),
    ]);
    const { items } = await commissions.listPaid({});
    await counter.api.cash.transactions.refund({ id: items[0]?.id ?? '' });
    expect(await written()).toEqual([header]);
  });

  test('opens again what was paid by mistake and taken back', async () => {
    await paid(counter);
    const ids = await pendingIds();
    await commissions.pay({ ids, paymentMethodId: pix });
    const { items } = await commissions.listPaid({});
    await counter.api.cash.transactions.refund({ id: items[0]?.id ?? '' });
    expect(await pendingIds()).toEqual(ids);
    expect((await commissions.listPaid({})).items).toEqual([]);
    await commissions.pay({ ids, paymentMethodId: pix });
  });

  test('sent again pays nothing twice', async () => {
    await paid(counter);
    const ids = await pendingIds();
    const again = (await asking(world, counter.salon.ownerId, 'pay')).cash.commissions;
    const first = await again.pay({ ids, paymentMethodId: pix });
    expect(await again.pay({ ids, paymentMethodId: pix })).toEqual(first);
    expect(await counter.api.cash.sessions.current()).toMatchObject({ expenseCents: 2000 });
    await expect(
      again.pay({ ids, paymentMethodId: counter.ways.Dinheiro ?? '' }),
    ).rejects.toMatchObject({
      code: 'REQUEST_KEY_REUSED',
    });
  });

  test('is refused whole when one of them is owed no more', async () => {
    const { id } = await paid(counter);
    const [gone = ''] = await pendingIds();
    await counter.api.cash.settlements.refund({ id });
    await paid(counter);
    const [open = ''] = await pendingIds();
    for (const other of [gone, randomUUID()]) {
      await expect(
        commissions.pay({ ids: [open, other], paymentMethodId: pix }),
      ).rejects.toMatchObject({ code: 'COMMISSION_NOT_OPEN' });
    }
    expect(await pendingIds()).toEqual([open]);
    await commissions.pay({ ids: [open], paymentMethodId: pix });
    await expect(commissions.pay({ ids: [open], paymentMethodId: pix })).rejects.toMatchObject({
      code: 'COMMISSION_NOT_OPEN',
    });
  });

  test('pays nothing but what is owed', async () => {
    const { appointmentId } = await paid(counter);
    const { items } = await counter.api.cash.transactions.list({ appointmentId });
    const income = items.find(({ kind }) => kind === 'payment')?.id ?? '';
    await expect(commissions.pay({ ids: [income], paymentMethodId: pix })).rejects.toMatchObject({
      code: 'COMMISSION_NOT_OPEN',
    });
  });

  test('needs an open drawer and a way to pay', async () => {
    await paid(counter);
    const ids = await pendingIds();
    await expect(commissions.pay({ ids, paymentMethodId: randomUUID() })).rejects.toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
    });
    const nothing = commissions.pay({ ids, paymentMethodId: '' });
    await expect(nothing).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await closeDrawer(counter);
    await expect(commissions.pay({ ids, paymentMethodId: pix })).rejects.toMatchObject({
      code: 'CASH_CLOSED',
    });
    expect(await pendingIds()).toEqual(ids);
  });
});

describe('a vale', () => {
  const vale = (amountCents: number) => ({
    professionalId: counter.ana,
    amountCents,
    paymentMethodId: pix,
  });

  test('goes through the drawer and is taken off the next payment', async () => {
    const given = await commissions.advance({ ...vale(1500), reason: 'Remédio' });
    expect(given).toMatchObject({
      kind: 'advance',
      type: 'expense',
      amountCents: 1500,
      description: 'Vale - Ana Júlia - Remédio',
    });
    await paid(counter, { by: { PIX: 5000 } });
    const { professionals } = await commissions.listPending({});
    expect(professionals).toMatchObject([{ owedCents: 2000, advancesCents: 1500 }]);
    const ids = await pendingIds();
    const advanceReturns = [{ professionalId: counter.ana, amountCents: 1500 }];
    expect(await commissions.pay({ ids, paymentMethodId: pix, advanceReturns })).toMatchObject({
      paidCents: 2000,
      returnedCents: 1500,
      handedOverCents: 500,
    });
    expect((await commissions.listPending({})).professionals).toEqual([]);
    expect(await counter.api.cash.sessions.current()).toMatchObject({ expectedCents: 3000 });
  });

  test('sent again is given once', async () => {
    const again = (await asking(world, counter.salon.ownerId, 'vale')).cash.commissions;
    const given = await again.advance(vale(300));
    expect(await again.advance(vale(300))).toEqual(given);
    expect(await counter.api.cash.sessions.current()).toMatchObject({ expenseCents: 300 });
    await expect(again.advance(vale(301))).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' });
  });

  test('is given back only as far as it goes, and as she is paid', async () => {
    await commissions.advance(vale(3000));
    await paid(counter);
    const ids = await pendingIds();
    const tooMuch = { code: 'ADVANCE_TOO_LARGE' };
    const returning = (amountCents: number, professionalId = counter.ana) =>
      commissions.pay({
        ids,
        paymentMethodId: pix,
        advanceReturns: [{ professionalId, amountCents }],
      });
    await expect(returning(2001)).rejects.toMatchObject(tooMuch);
    await expect(returning(1, counter.bia)).rejects.toMatchObject(tooMuch);
    expect(await pendingIds()).toEqual(ids);
    await returning(2000);
    expect((await commissions.listPending({})).professionals).toMatchObject([
      { advancesCents: 1000 },
    ]);
  });

  test('is refused to whoever is not there, and without a drawer', async () => {
    const someone = { ...vale(100), professionalId: randomUUID() };
    await expect(commissions.advance(someone)).rejects.toMatchObject({
      code: 'PROFESSIONAL_NOT_FOUND',
    });
    for (const amountCents of [0, -100, 1_000_000_000]) {
      await expect(commissions.advance(vale(amountCents))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    await closeDrawer(counter);
    await expect(commissions.advance(vale(100))).rejects.toMatchObject({ code: 'CASH_CLOSED' });
    await openDrawer(counter);
  });
});

describe('who may', () => {
  let neighbour: Counter;
  beforeAll(async () => {
    neighbour = await openCounter(await openSalon(world, 'Vizinha'));
  });

  test('the counter sees no commissions and pays none', async () => {
    const email = `rui@${named}.test`;
    const rui = await counter.salon.isJoinedBy({ name: 'Rui', email }, 'receptionist');
    const desk = (await world.as(rui)).cash.commissions;
    for (const call of [
      () => desk.listPending({}),
      () => desk.listPaid({}),
      () => desk.exportPaid(),
      () => desk.pay({ ids: [randomUUID()], paymentMethodId: pix }),
      () => desk.advance({ professionalId: counter.ana, amountCents: 1, paymentMethodId: pix }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('another company finds none of it', async () => {
    await paid(counter);
    const ids = await pendingIds();
    const theirs = neighbour.api.cash.commissions;
    const { PIX = '' } = await waysToPay(neighbour.api);
    expect((await theirs.listPending({})).items).toEqual([]);
    await expect(theirs.pay({ ids, paymentMethodId: PIX })).rejects.toMatchObject({
      code: 'COMMISSION_NOT_OPEN',
    });
    const vale = { professionalId: counter.ana, amountCents: 100, paymentMethodId: PIX };
    await expect(theirs.advance(vale)).rejects.toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' });
    expect(await pendingIds()).toEqual(ids);
  });
});
