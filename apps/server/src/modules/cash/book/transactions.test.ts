import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import type { Api } from '../../../../tests/agenda-support.ts';
import {
  asking,
  closeOpenDrawer,
  entry,
  TODAY,
  waysToPay,
} from '../../../../tests/cash-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { transactions } from './transactions.table.ts';

const world = testWorld();
let salon: CompanyStory;
let api: Api;
let ways: Record<string, string>;
let rent: string;
let sales: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  api = await world.as(salon.ownerId);
  ways = await waysToPay(api);
  const { incomeCategories, expenseCategories } = await api.cash.sessions.choices();
  sales = incomeCategories.find(({ name }) => name === 'Produtos')?.id ?? '';
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

describe('writing one by hand', () => {
  test('keeps what was said, and who said it', async () => {
    const said = { paymentMethodId: ways.PIX ?? '', categoryId: sales, description: ' Xampu ' };
    const created = await book().create(entry(5_990, said));
    expect(created).toMatchObject({
      type: 'income',
      kind: 'manual',
      countsAs: 'manual',
      amountCents: 5_990,
      description: 'Xampu',
      date: TODAY,
      cashSessionId: null,
      version: 1,
      paymentMethod: { name: 'PIX', kind: 'pix' },
      category: { id: sales, name: 'Produtos' },
      createdByName: 'Bê',
      canChange: true,
      canRefund: true,
      refundedAt: null,
    });
    expect(await book().get({ id: created.id })).toEqual(created);
  });

  test('of today it goes through the open drawer, of another day it does not', async () => {
    const { id } = await open();
    expect(await book().create(entry(100))).toMatchObject({ cashSessionId: id });
    const past = await book().create(entry(100, { date: YESTERDAY }));
    expect(past.cashSessionId).toBeNull();
    expect(await api.cash.sessions.current()).toMatchObject({ incomeCents: 100 });
  });

  test.each([
    ['amountCents', { amountCents: 0 }, 'Informe um valor entre R$ 0,01 e R$ 9.999.999,99'],
    ['amountCents', { amountCents: -5 }, 'Informe um valor entre R$ 0,01 e R$ 9.999.999,99'],
    ['description', { description: '  ' }, 'Descrição é obrigatória'],
    ['date', { date: '' }, 'Data é obrigatória'],
    ['date', { date: '2026-02-30' }, 'Data inválida'],
  ])('without a proper %s is refused: %j', async (field, wrong, message) => {
    await expect(book().create({ ...entry(1), ...wrong })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: [field], message })] },
    });
  });

  test('with what is no longer offered is refused', async () => {
    const { id } = await api.company.paymentMethods.create({ name: 'Cheque' });
    const created = await book().create(entry(1, { paymentMethodId: id }));
    await api.company.paymentMethods.deactivate({ id });
    const unavailable = {
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      message: 'Esta forma de pagamento não está mais disponível. Escolha outra.',
    };
    const again = book().create(entry(1, { paymentMethodId: id }));
    await expect(again).rejects.toMatchObject(unavailable);
    const { id: other } = await book().create(entry(1));
    const switched = book().update({
      id: other,
      version: 1,
      ...entry(1, { paymentMethodId: id }),
    });
    await expect(switched).rejects.toMatchObject(unavailable);
    // What it was paid with before may stay.
    const same = { id: created.id, version: 1, ...entry(2, { paymentMethodId: id }) };
    expect(await book().update(same)).toMatchObject({ amountCents: 2 });
  });

  test('with a category of the other type is refused, also when only the type changes', async () => {
    const unavailable = {
      code: 'CATEGORY_UNAVAILABLE',
      message: 'Esta categoria não está mais disponível. Escolha outra.',
    };
    const wrong = book().create(entry(1, { categoryId: rent }));
    await expect(wrong).rejects.toMatchObject(unavailable);
    const { id } = await book().create(entry(1, { type: 'expense', categoryId: rent }));
    const turned = book().update({ id, version: 1, ...entry(1, { categoryId: rent }) });
    await expect(turned).rejects.toMatchObject(unavailable);
  });

  test('sent again is written once', async () => {
    const named = (await asking(world, salon.ownerId, 'create-1')).cash.transactions;
    const first = await named.create(entry(321));
    expect((await named.create(entry(321))).id).toBe(first.id);
    await expect(named.create(entry(322))).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' });
  });
});

describe('who may', () => {
  test('the desk and professionals do not write the book', async () => {
    const rui = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'receptionist');
    const { transactions: theirs } = (await world.as(rui)).cash;
    const { id } = await book().create(entry(1));
    const forbidden = { code: 'FORBIDDEN' };
    await expect(theirs.list({})).rejects.toMatchObject(forbidden);
    await expect(theirs.create(entry(1))).rejects.toMatchObject(forbidden);
    await expect(theirs.refund({ id })).rejects.toMatchObject(forbidden);
    await expect(theirs.exportCsv({})).rejects.toMatchObject(forbidden);
  });

  test('another company finds nothing', async () => {
    const barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barba.test' });
    const { transactions: theirs } = (await world.as(barber.ownerId)).cash;
    const { id } = await book().create(entry(77));
    const notFound = { code: 'TRANSACTION_NOT_FOUND' };
    expect((await theirs.list({})).items).toEqual([]);
    await expect(theirs.get({ id })).rejects.toMatchObject(notFound);
    await expect(theirs.listChanges({ id })).rejects.toMatchObject(notFound);
    await expect(theirs.update({ id, version: 1, ...entry(1) })).rejects.toMatchObject(notFound);
    await expect(theirs.remove({ id })).rejects.toMatchObject(notFound);
    await expect(theirs.refund({ id })).rejects.toMatchObject(notFound);
    const foreign = theirs.create(entry(1, { paymentMethodId: ways.PIX ?? '' }));
    await expect(foreign).rejects.toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
    const [stored] = await world.inCompany(salon.companyId, (scope) =>
      scope.select().from(transactions).where(eq(transactions.id, id)),
    );
    expect(stored).toMatchObject({ amount: 77, version: 1 });
  });
});

test('sent again after somebody deleted it, it is answered as before and stays deleted', async () => {
  const named = (await asking(world, salon.ownerId, 'created-and-gone')).cash.transactions;
  const created = await named.create(entry(100));
  await book().remove({ id: created.id });
  expect(await named.create(entry(100))).toEqual(created);
  await expect(book().get({ id: created.id })).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
    message: 'Transação não encontrada',
  });
});
