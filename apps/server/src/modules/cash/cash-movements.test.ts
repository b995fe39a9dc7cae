import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import type { Api } from '../../../tests/agenda-support.ts';
import { asking, closeOpenDrawer, entry, waysToPay } from '../../../tests/cash-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let api: Api;
let pix: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  api = await world.as(salon.ownerId);
  pix = (await waysToPay(api)).PIX ?? '';
});

const open = (openingAmountCents: number) => api.cash.sessions.open({ openingAmountCents });
const closeAll = () => closeOpenDrawer(api);

describe('the drawer', () => {
  test('takes money in and out while it is open', async () => {
    const { move } = api.cash.sessions;
    const supply = { kind: 'supply', amountCents: 5_000, reason: 'troco\ndo banco' } as const;
    await expect(move(supply)).rejects.toMatchObject({
      code: 'CASH_CLOSED',
      message: 'O caixa está fechado. Abra o caixa e tente de novo.',
    });
    const { id } = await open(1_000);
    expect(await move(supply)).toMatchObject({
      type: 'income',
      kind: 'supply',
      description: 'Suprimento - troco do banco',
      amountCents: 5_000,
      cashSessionId: id,
      date: '2026-03-10',
      createdByName: 'Bê',
    });
    expect(await move({ kind: 'withdrawal', amountCents: 6_000 })).toMatchObject({
      type: 'expense',
      kind: 'withdrawal',
      description: 'Sangria',
      canChange: false,
    });
    expect(await api.cash.sessions.current()).toMatchObject({ expectedCents: 0 });
  });

  test('gives no more than lies in it, whatever came by PIX', async () => {
    await api.cash.transactions.create(entry(9_000, { paymentMethodId: pix }));
    const tooMuch = api.cash.sessions.move({ kind: 'withdrawal', amountCents: 1 });
    await expect(tooMuch).rejects.toMatchObject({
      code: 'NOT_ENOUGH_CASH',
      message: 'Não há dinheiro suficiente na gaveta para esta sangria.',
    });
    await closeAll();
  });

  test('moved twice by one request moves once', async () => {
    await open(0);
    const named = (await asking(world, salon.ownerId, 'move-1')).cash.sessions;
    const first = await named.move({ kind: 'supply', amountCents: 100 });
    expect((await named.move({ kind: 'supply', amountCents: 100 })).id).toBe(first.id);
    expect((await api.cash.sessions.current())?.movements).toHaveLength(1);
    await closeAll();
  });
});
