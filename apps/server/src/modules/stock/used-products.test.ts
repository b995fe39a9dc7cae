import { beforeAll, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { subscribe } from '../../../tests/subscribed-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { readProducts } from './products.queries.ts';

const world = testWorld();
let counter: Salon;
let cream: string;
let hour = 8;

beforeAll(async () => {
  counter = await openSalon(world);
  cream = await counter.salon.stocks('Creme', { currentStock: 100, minimumStock: 50, unit: 'ml' });
  await counter.salon.usesUp(counter.haircut, cream, 30);
});

async function aVisit(): Promise<string> {
  hour += 1;
  return (await book(counter, at(11, `${String(hour).padStart(2, '0')}:00`))).id;
}

async function stock(): Promise<number | undefined> {
  const all = await counter.api.stock.products.list();
  return all.find(({ id }) => id === cream)?.currentStock;
}

test('a visit uses its products when it is completed, gives them back when it was not, and never waits for them', async () => {
  const { changeStatus, remove } = counter.api.scheduling.appointments;
  const id = await aVisit();
  await changeStatus({ id, status: 'completed' });
  await changeStatus({ id, status: 'completed' });
  expect(await stock()).toBe(70);
  await changeStatus({ id, status: 'confirmed' });
  expect(await stock()).toBe(100);
  await changeStatus({ id, status: 'completed' });
  expect(await stock()).toBe(70);
  await remove({ id });
  expect(await stock()).toBe(100);

  const visits = [await aVisit(), await aVisit(), await aVisit(), await aVisit()];
  await Promise.all(visits.map((visit) => changeStatus({ id: visit, status: 'completed' })));
  expect(await stock()).toBe(0);
  const { items } = await counter.api.stock.products.listMovements({ productId: cream });
  expect(items.slice(0, 4).map(({ quantity }) => quantity)).toEqual([-10, -30, -30, -30]);
});

test('the team is told by the bell, once per crossing, with the name of the product', async () => {
  const { items } = await counter.api.messaging.notices.list({});
  const low = items.filter(({ kind }) => kind === 'stock-low');
  expect(low).toHaveLength(1);
  expect(low[0]).toMatchObject({ productId: cream, productName: 'Creme' });
});

test('what a visit used stays with its movements; the bell forgets a product that is removed', async () => {
  const { products } = counter.api.stock;
  await expect(products.remove({ id: cream })).rejects.toMatchObject({
    code: 'PRODUCT_HAS_HISTORY',
  });
  const told = async () => {
    const { items } = await counter.api.messaging.notices.list({});
    return items.filter(({ kind }) => kind === 'stock-low').length;
  };
  const before = await told();
  const id = await counter.salon.stocks('Gel', { currentStock: 3, minimumStock: 2 });
  await products.writeOff({ id, quantity: 1, reason: 'Vazou' });
  expect(await told()).toBe(before + 1);
  await products.remove({ id });
  expect(await told()).toBe(before);
});

test('a product that is put aside is not used any more', async () => {
  const { salon, api, haircut } = counter;
  const oil = await salon.stocks('Óleo', { currentStock: 10 });
  await salon.usesUp(haircut, oil, 1);
  await api.stock.products.deactivate({ id: oil });
  await api.scheduling.appointments.changeStatus({ id: await aVisit(), status: 'completed' });
  const all = await api.stock.products.list();
  expect(all.find(({ id }) => id === oil)).toMatchObject({ currentStock: 10 });
});

test('nobody is told of a stock that the plan closes, and visits use it all the same', async () => {
  const { salon, api, haircut } = counter;
  const shampoo = await salon.stocks('Shampoo', { currentStock: 5, minimumStock: 4 });
  await salon.usesUp(haircut, shampoo, 2);
  await subscribe(world, salon.companyId, { permissions: { stock: false } });
  await api.scheduling.appointments.changeStatus({ id: await aVisit(), status: 'completed' });
  await world.inCompany(salon.companyId, async (scope) => {
    expect((await readProducts(scope, [shampoo])).get(shampoo)).toMatchObject({ currentStock: 3 });
  });
  const { items } = await api.messaging.notices.list({});
  expect(items.filter(({ productName }) => productName === 'Shampoo')).toEqual([]);
});
