import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import type { Api } from '../../../../tests/agenda-support.ts';
import { asking, closeOpenDrawer, entry, waysToPay } from '../../../../tests/cash-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let api: Api;
let ways: Record<string, string>;
let rent: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  api = await world.as(salon.ownerId);
  ways = await waysToPay(api);
  const { expenseCategories } = await api.cash.sessions.choices();
  rent = expenseCategories.find(({ name }) => name === 'Aluguel')?.id ?? '';
});
beforeEach(async () => {
  // Each test is a request of its own.
  api = await world.as(salon.ownerId);
  await closeOpenDrawer(api);
});

const open = () => api.cash.sessions.open({ openingAmountCents: 0 });
const book = () => api.cash.transactions;
const YESTERDAY = '2026-03-09';
const kept = {
  code: 'TRANSACTION_KEPT',
  message: 'Este lançamento já foi contado em um caixa e não pode mais mudar. Faça um estorno.',
};

describe('changing one', () => {
  test('to another day takes it out of the open drawer, and back in', async () => {
    const session = await open();
    const { id } = await book().create(entry(100));
    const out = await book().update({ id, version: 1, ...entry(100, { date: YESTERDAY }) });
    expect(out).toMatchObject({ cashSessionId: null, version: 2, date: YESTERDAY });
    const back = await book().update({ id, version: 2, ...entry(200) });
    expect(back).toMatchObject({ cashSessionId: session.id, version: 3, amountCents: 200 });
  });

  test('on the same day leaves it where it is', async () => {
    const before = await book().create(entry(100));
    await open();
    const { id } = before;
    const changed = await book().update({ id, version: 1, ...entry(150) });
    expect(changed).toMatchObject({ cashSessionId: null, amountCents: 150 });
  });

  test('does not overwrite what somebody else changed', async () => {
    const { id } = await book().create(entry(100));
    await book().update({ id, version: 1, ...entry(200) });
    await expect(book().update({ id, version: 1, ...entry(300) })).rejects.toMatchObject({
      code: 'TRANSACTION_CHANGED',
      message: 'Outra pessoa alterou esta transação. Feche, confira e altere de novo.',
    });
    expect(await book().get({ id })).toMatchObject({ amountCents: 200 });
  });

  test('of a closed drawer is refused, and so is deleting it', async () => {
    await open();
    const { id } = await book().create(entry(100));
    await closeOpenDrawer(api);
    expect(await book().get({ id })).toMatchObject({ canChange: false, canRefund: true });
    await expect(book().update({ id, version: 1, ...entry(200) })).rejects.toMatchObject(kept);
    const moved = book().update({ id, version: 1, ...entry(100, { date: YESTERDAY }) });
    await expect(moved).rejects.toMatchObject(kept);
    await expect(book().remove({ id })).rejects.toMatchObject(kept);
    expect(await book().get({ id })).toMatchObject({ amountCents: 100 });
  });

  test('is for what was written by hand only', async () => {
    await open();
    const { id } = await api.cash.sessions.move({ kind: 'supply', amountCents: 100 });
    await expect(book().update({ id, version: 1, ...entry(1) })).rejects.toMatchObject(kept);
    await expect(book().remove({ id })).rejects.toMatchObject(kept);
  });

  test('sent again changes once', async () => {
    const { id } = await book().create(entry(100));
    const named = (await asking(world, salon.ownerId, 'update-1')).cash.transactions;
    await named.update({ id, version: 1, ...entry(200) });
    expect(await named.update({ id, version: 1, ...entry(200) })).toMatchObject({ version: 2 });
  });
});

test('deleting one takes it out of the drawer, once', async () => {
  await open();
  const { id } = await book().create(entry(100));
  const named = (await asking(world, salon.ownerId, 'remove-1')).cash.transactions;
  expect(await named.remove({ id })).toEqual({ id });
  expect(await named.remove({ id })).toEqual({ id });
  expect(await api.cash.sessions.current()).toMatchObject({ incomeCents: 0, movements: [] });
  await expect(book().remove({ id })).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
    message: 'Transação não encontrada',
  });
});

test('the history says who changed what, in words', async () => {
  const { id } = await book().create(entry(100, { paymentMethodId: ways.PIX ?? '' }));
  api = await world.as(salon.ownerId);
  await book().update({
    id,
    version: 1,
    ...entry(250, { type: 'expense', categoryId: rent, date: YESTERDAY }),
  });
  expect(await book().listChanges({ id })).toMatchObject([
    {
      action: 'update',
      by: 'colleague',
      userName: 'Bê',
      fields: [
        { name: 'Tipo', before: 'Receita', after: 'Despesa' },
        { name: 'Valor', before: 'R$ 1,00', after: 'R$ 2,50' },
        { name: 'Data', before: '10/03/2026', after: '09/03/2026' },
        { name: 'Forma de pagamento', before: 'PIX', after: '' },
        { name: 'Categoria', before: '', after: 'Aluguel' },
      ],
    },
    {
      action: 'insert',
      fields: expect.arrayContaining([{ name: 'Valor', before: null, after: 'R$ 1,00' }]),
    },
  ]);
});

test('what was deleted is still told, to whoever sees the book', async () => {
  const { id } = await book().create(entry(777, { description: 'Água', categoryId: null }));
  api = await world.as(salon.ownerId);
  await book().remove({ id });
  const [latest, ...earlier] = await book().listRemoved();
  expect(latest).toMatchObject({
    action: 'delete',
    userName: 'Bê',
    fields: expect.arrayContaining([
      { name: 'Valor', before: 'R$ 7,77', after: null },
      { name: 'Descrição', before: 'Água', after: null },
    ]),
  });
  expect(earlier.every(({ action }) => action === 'delete')).toBe(true);

  const desk = { name: 'Rui', email: 'rui@salao.test' };
  const rui = await world.as(await salon.isJoinedBy(desk, 'receptionist'));
  await expect(rui.cash.transactions.listRemoved()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const owner = { name: 'Zé', email: 'ze@barbearia.test' };
  const { ownerId } = await world.tell.company('Barbearia', owner);
  expect(await (await world.as(ownerId)).cash.transactions.listRemoved()).toEqual([]);
});
