import { beforeAll, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../tests/agenda-support.ts';
import { seenIn } from '../../../tests/cash-support.ts';
import { type Counter, openCounter, paid } from '../../../tests/settlement-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let counter: Counter;
let desk: Api;

beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  const rui = { name: 'Rui', email: 'rui@recepcao.test' };
  desk = await world.as(await counter.salon.isJoinedBy(rui, 'receptionist'));
});

test('the desk sees that a professional was paid, not who and for what', async () => {
  const { commissions, transactions, sessions } = counter.api.cash;
  await paid(counter, { tipCents: 500, by: { PIX: 5500 } });
  const paymentMethodId = counter.ways.PIX ?? '';
  const advance = { professionalId: counter.ana, amountCents: 300, paymentMethodId };
  await commissions.advance({ ...advance, reason: 'Remédio' });
  const taken = await commissions.advance({ ...advance, amountCents: 100 });
  await transactions.refund({ id: taken.id });
  const { items } = await commissions.listPending({});
  const ids = items.map(({ id }) => id);
  const advanceReturns = [{ professionalId: counter.ana, amountCents: 300 }];
  await commissions.pay({ ids, paymentMethodId, advanceReturns });

  const open = await desk.cash.sessions.current();
  const isPay = ({ countsAs }: { countsAs: string }) => !['payment', 'tip'].includes(countsAs);
  const pay = open?.movements.filter(isPay) ?? [];
  expect(pay.map(({ countsAs }) => countsAs).toSorted()).toEqual([
    ...['advance', 'advance', 'advance', 'commission_payment'],
  ]);
  const nameless = { professional: null, appointmentId: null, settlementId: null };
  for (const row of pay) expect(row).toMatchObject(nameless);
  expect(pay.map(({ description }) => description).toSorted()).toEqual([
    'Comissões pagas a um profissional',
    'ESTORNO - Vale a um profissional',
    'Vale a um profissional',
    'Vale a um profissional',
  ]);
  expect(await desk.cash.sessions.get({ id: open?.id ?? '' })).toEqual(open);
  const ofClients = open?.movements.filter((row) => !isPay(row)) ?? [];
  expect(ofClients[0]?.description).toContain('María Antônia');

  const known = (await sessions.current())?.movements.filter(isPay) ?? [];
  expect(known).toHaveLength(pay.length);
  expect(known.every(({ professional }) => professional?.name === 'Ana Júlia')).toBe(true);
});

test('the desk looks back over five drawers, whoever sees the book over all of them', async () => {
  const { sessions } = counter.api.cash;
  const closed: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const current = (await sessions.current()) ?? (await sessions.open({ openingAmountCents: 0 }));
    const counts = [{ key: 'drawer', countedCents: 0 }];
    await sessions.close({ ...seenIn(current), counts, notes: 'Não contado' });
    closed.unshift(current.id);
  }
  const first = await sessions.list({ limit: 5 });
  expect(first.nextCursor).not.toBeNull();

  const shown = await desk.cash.sessions.list({ limit: 50 });
  expect(shown.items.map(({ id }) => id)).toEqual(closed.slice(0, 5));
  expect(shown.nextCursor).toBeNull();
  const farther = desk.cash.sessions.list({ cursor: first.nextCursor ?? '' });
  await expect(farther).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await desk.cash.sessions.get({ id: closed[4] ?? '' })).toMatchObject({ id: closed[4] });
  const oldest = closed[5] ?? '';
  await expect(desk.cash.sessions.get({ id: oldest })).rejects.toMatchObject({
    code: 'SESSION_NOT_FOUND',
  });
  expect(await sessions.get({ id: oldest })).toMatchObject({ id: oldest });
});

test('a refund leads to the receipt of what it takes back', async () => {
  await counter.api.cash.sessions.open({ openingAmountCents: 0 });
  const { id } = await paid(counter);
  await counter.api.cash.settlements.refund({ id });
  const open = await desk.cash.sessions.current();
  expect(open?.movements.map(({ kind }) => kind)).toEqual(['refund', 'payment']);
  expect(open?.movements.map(({ settlementId }) => settlementId)).toEqual([id, id]);
  expect(await desk.cash.settlements.get({ id })).toMatchObject({ id });
});
