import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../../tests/agenda-support.ts';
import { asking, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  cashInDrawer,
  closeDrawer,
  openCounter,
  openDrawer,
  outcomes,
  payment,
  payOut,
  served,
} from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { readProducts } from '../../stock/products.queries.ts';
import { stockMovements } from '../../stock/stock-movements.table.ts';
import { settlements } from './settlements.table.ts';

const world = testWorld();
let counter: Counter;
let sales: Api['cash']['sales'];
let maria: string;

beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  sales = counter.api.cash.sales;
  maria = await counter.salon.serves('Maria Lima');
});

type Stocked = Parameters<Counter['salon']['stocks']>[1];
let named = 0;

/** A product of R$ 40,00 of which whoever sells it gets a tenth. */
async function product(about: Stocked = {}): Promise<{ id: string; name: string }> {
  named += 1;
  const name = `Xampu ${named}`;
  const usual = { currentStock: 10, price: cents(40_00), commissionBasisPoints: 1000 };
  return { name, id: await counter.salon.stocks(name, { ...usual, ...about }) };
}

const line = (productId: string, about: object = {}) => ({
  kind: 'product' as const,
  productId,
  quantity: 1,
  priceCents: 40_00,
  ...about,
});

type SaleInput = Parameters<typeof sales.sell>[0];

function sale(items: SaleInput['items'], amountCents: number, about: Partial<SaleInput> = {}) {
  const parts = [{ paymentMethodId: counter.ways.Dinheiro ?? '', amountCents }];
  return { items, parts, ...about };
}

const inSalon: <Answer>(work: Parameters<typeof world.inCompany<Answer>>[1]) => Promise<Answer> = (
  work,
) => world.inCompany(counter.salon.companyId, work);

async function stockOf(id: string): Promise<number | undefined> {
  return (await inSalon((scope) => readProducts(scope, [id]))).get(id)?.currentStock;
}

function movesOf(productId: string) {
  return inSalon((scope) =>
    scope
      .select({ kind: stockMovements.kind, quantity: stockMovements.quantity })
      .from(stockMovements)
      .where(eq(stockMovements.productId, productId))
      .orderBy(stockMovements.id),
  );
}

function countSettlements() {
  return inSalon((scope) => scope.$count(settlements));
}

describe('sold at the counter', () => {
  test('a product leaves the shelf, its money comes in, and its seller is owed her part', async () => {
    const { id, name } = await product();
    const before = (await cashInDrawer(counter)) ?? 0;
    const form = sale([line(id, { quantity: 2 })], 70_00, {
      clientId: maria,
      sellerId: counter.ana,
      discountCents: 10_00,
    });
    const sold = await sales.sell({ ...form, receivedCashCents: 100_00 });
    expect(sold).toMatchObject({
      appointmentId: null,
      appointmentTime: null,
      clientName: 'Maria Lima',
      professionalName: 'Ana Júlia',
      items: [{ kind: 'product', name, quantity: 2, grossCents: 80_00, paidCents: 70_00 }],
      totalCents: 70_00,
      changeCents: 30_00,
    });
    expect(await stockOf(id)).toBe(8);
    expect(await cashInDrawer(counter)).toBe(before + 70_00);
    const { items } = await counter.api.cash.commissions.listPending({});
    expect(items.find(({ settlementId }) => settlementId === sold.id)).toMatchObject({
      appointmentId: null,
      clientName: 'Maria Lima',
      serviceName: `2 × ${name}`,
      baseCents: 70_00,
      amountCents: 7_00,
    });
    const { items: book } = await counter.api.cash.transactions.list({ search: name });
    expect(book[0]).toMatchObject({
      description: `Venda - Maria Lima - 2 × ${name}`,
      settlementId: sold.id,
      amountCents: 70_00,
    });
    expect(await sales.ofClient({ clientId: maria })).toMatchObject([
      { settlementId: sold.id, name, quantity: 2, paidCents: 70_00, sellerName: 'Ana Júlia' },
    ]);
  });

  test('without a client and a seller nobody is owed anything', async () => {
    const { id } = await product();
    const sold = await sales.sell(sale([line(id)], 40_00));
    expect(sold).toMatchObject({ clientName: null, professionalName: null });
    const { items } = await counter.api.cash.commissions.listPending({});
    expect(items.filter(({ settlementId }) => settlementId === sold.id)).toEqual([]);
  });

  test('a product that says nothing earns its seller what she usually earns of products', async () => {
    const eva = await counter.salon.employs('Eva Lins');
    const said = await product({ commissionBasisPoints: 0 });
    const silent = await product({ commissionBasisPoints: null });
    const cell = { professionalId: eva, serviceId: null, ofProducts: true, basisPoints: 15_00 };
    const sell = async () => {
      const items = [line(said.id), line(silent.id)];
      const { id } = await sales.sell(sale(items, 80_00, { sellerId: eva }));
      const { items: owed } = await counter.api.cash.commissions.listPending({});
      return owed
        .filter(({ settlementId }) => settlementId === id)
        .map(({ serviceName, amountCents }) => [serviceName, amountCents]);
    };
    expect(await sell()).toEqual([]);
    await counter.api.catalog.commissionRates.set({ cells: [cell] });
    expect(await sell()).toEqual([[silent.name, 6_00]]);
  });

  test('taken back, everything is as it was, and it can be taken back once', async () => {
    const { id } = await product();
    const before = await cashInDrawer(counter);
    const sold = await sales.sell(
      sale([line(id, { quantity: 3 })], 120_00, { sellerId: counter.ana }),
    );
    const { settlements: payments } = counter.api.cash;
    expect(await payments.refund({ id: sold.id })).toMatchObject({ paidCommissionCents: 0 });
    expect(await stockOf(id)).toBe(10);
    expect(await movesOf(id)).toMatchObject([
      { kind: 'opening' },
      { kind: 'sale', quantity: -3 },
      { kind: 'sale_return', quantity: 3 },
    ]);
    expect(await cashInDrawer(counter)).toBe(before);
    await expect(payments.refund({ id: sold.id })).rejects.toMatchObject({
      code: 'ALREADY_REFUNDED',
    });
    expect(await stockOf(id)).toBe(10);
  });

  test('what its seller has got already is said when it is taken back, and owed back', async () => {
    const { id } = await product();
    await payOut(counter);
    const sold = await sales.sell(sale([line(id)], 40_00, { sellerId: counter.ana }));
    await payOut(counter);
    const refund = await counter.api.cash.settlements.refund({ id: sold.id });
    expect(refund.paidCommissionCents).toBe(4_00);
    const { items } = await counter.api.cash.commissions.listPaid({});
    const [part] = items
      .flatMap(({ parts }) => parts)
      .filter((one) => one.settlementId === sold.id);
    expect(part).toMatchObject({ amountCents: 4_00, owedBackCents: 4_00 });
  });

  test('one click that was sent twice sells once', async () => {
    const { id } = await product();
    const clicks = [1, 2, 3].map(async () => {
      const { cash } = await asking(world, counter.salon.ownerId, 'sold-once');
      return (await cash.sales.sell(sale([line(id)], 40_00))).id;
    });
    expect(new Set(await Promise.all(clicks)).size).toBe(1);
    expect(await stockOf(id)).toBe(9);
  });
});

describe('sold with a visit', () => {
  test('one payment, one receipt, and each earns of her own', async () => {
    const { id, name } = await product();
    const { bia } = counter;
    const visit = await served(counter);
    const form = payment(counter, visit, { by: { PIX: 90_00 }, tipCents: 0 });
    const paid = await counter.api.cash.settlements.settle({
      ...form,
      items: [line(id, { sellerId: bia })],
    });
    expect(paid).toMatchObject({ subtotalCents: 90_00, totalCents: 90_00 });
    expect(paid.items.map((item) => item.name)).toEqual(['Corte', name]);
    const { items } = await counter.api.cash.commissions.listPending({});
    const owed = items.filter(({ settlementId }) => settlementId === paid.id);
    expect(
      owed.map(({ professionalName, amountCents }) => [professionalName, amountCents]),
    ).toEqual([
      ['Ana Júlia', 20_00],
      ['Bia', 4_00],
    ]);
    const months = { fromDate: TODAY, toDate: TODAY };
    const statement = await counter.api.cash.commissions.statement({
      professionalId: bia,
      ...months,
    });
    expect(statement.lines).toMatchObject([{ serviceName: name, professionalCents: 4_00 }]);
  });

  test('the professional of the visit sells, unless another is named or nobody', async () => {
    const [mine, nobodys] = [await product(), await product()];
    const visit = await served(counter);
    const form = payment(counter, visit, { by: { PIX: 130_00 } });
    const items = [line(mine.id), line(nobodys.id, { sellerId: null })];
    const paid = await counter.api.cash.settlements.settle({ ...form, items });
    const { items: owed } = await counter.api.cash.commissions.listPending({});
    const hers = owed.filter(({ settlementId }) => settlementId === paid.id);
    expect(hers.map((one) => one.serviceName)).toEqual(['Corte', mine.name]);
  });

  test('a tip of the visit stands in no statement of whoever only sold', async () => {
    const { id } = await product();
    const eva = await counter.salon.employs('Eva');
    const visit = await served(counter);
    const form = payment(counter, visit, { by: { PIX: 95_00 }, tipCents: 5_00 });
    await counter.api.cash.settlements.settle({ ...form, items: [line(id, { sellerId: eva })] });
    const asked = { professionalId: eva, fromDate: TODAY, toDate: TODAY };
    expect((await counter.api.cash.commissions.statement(asked)).tips).toEqual([]);
  });

  test('refused for its product, the visit stays unpaid and nothing is written', async () => {
    const { id } = await product({ currentStock: 0 });
    const visit = await served(counter);
    const form = payment(counter, visit, { by: { PIX: 90_00 } });
    const count = await countSettlements();
    const settling = counter.api.cash.settlements.settle({ ...form, items: [line(id)] });
    await expect(settling).rejects.toMatchObject({ code: 'STOCK_NOT_ENOUGH' });
    expect(await countSettlements()).toBe(count);
    const { isPaid } = await counter.api.scheduling.appointments.get({ id: visit.id });
    expect(isPaid).toBe(false);
  });
});

describe('refused with one sentence, and nothing is written', () => {
  const PRODUCT = { active: true };
  test.each([
    ['more than there is', PRODUCT, { quantity: 11 }, 'STOCK_NOT_ENOUGH', /há 10 un/],
    ['half a bottle', PRODUCT, { quantity: 1.5 }, 'BAD_QUANTITY', /quantidade inteira de Xampu/],
    ['another price', PRODUCT, { priceCents: 39_99 }, 'PRODUCT_PRICE_CHANGED', /preço de Xampu/],
    ['one put aside', { active: false }, {}, 'PRODUCT_UNAVAILABLE', /Xampu \d+ não está mais/],
    ['one that is not sold', { price: null }, {}, 'PRODUCT_UNAVAILABLE', /não está mais à venda/],
  ])('%s', async (_case, about, wish, code, message) => {
    const { id } = await product(about);
    const count = await countSettlements();
    const selling = sales.sell(sale([line(id, wish)], 40_00));
    await expect(selling).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
    expect(await countSettlements()).toBe(count);
    expect(await stockOf(id)).toBe(10);
  });

  test('one that is gone, a seller who is none, a client who is none', async () => {
    const { id } = await product();
    const nobody = crypto.randomUUID();
    await expect(sales.sell(sale([line(nobody)], 40_00))).rejects.toMatchObject({
      code: 'PRODUCT_UNAVAILABLE',
    });
    await expect(sales.sell(sale([line(id)], 40_00, { sellerId: nobody }))).rejects.toMatchObject({
      code: 'SELLER_NOT_FOUND',
    });
    await expect(sales.sell(sale([line(id, { sellerId: nobody })], 40_00))).rejects.toMatchObject({
      code: 'SELLER_NOT_FOUND',
    });
    await expect(sales.sell(sale([line(id)], 40_00, { clientId: nobody }))).rejects.toMatchObject({
      code: 'CLIENT_NOT_FOUND',
    });
    expect(await stockOf(id)).toBe(10);
  });

  test('none at all, nothing of one, and parts that do not add up', async () => {
    const { id } = await product();
    for (const form of [sale([], 0), sale([line(id, { quantity: 0 })], 0)])
      await expect(sales.sell(form)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(sales.sell(sale([line(id)], 39_99))).rejects.toMatchObject({
      code: 'PARTS_DO_NOT_ADD_UP',
    });
    const free = sale([line(id)], 0, { discountCents: 40_01 });
    await expect(sales.sell(free)).rejects.toMatchObject({ code: 'DISCOUNT_TOO_LARGE' });
  });

  test('two lines of one product are more than there is together', async () => {
    const { id } = await product({ currentStock: 3 });
    const selling = sales.sell(
      sale([line(id, { quantity: 2 }), line(id, { quantity: 2 })], 160_00),
    );
    await expect(selling).rejects.toMatchObject({ code: 'STOCK_NOT_ENOUGH' });
  });

  test('while the drawer is closed', async () => {
    const { id } = await product();
    await closeDrawer(counter);
    await expect(sales.sell(sale([line(id)], 40_00))).rejects.toMatchObject({
      code: 'CASH_CLOSED',
    });
    await openDrawer(counter);
  });
});

const AT_ONCE = 32;

test('of 32 tills that sell the last ten, ten sell and the others are told', async () => {
  const { id } = await product();
  const tills = Array.from({ length: AT_ONCE }, () => sales.sell(sale([line(id)], 40_00)));
  const ended = outcomes(await Promise.allSettled(tills));
  expect(ended.filter((one) => one === 'done')).toHaveLength(10);
  expect(ended.filter((one) => one === 'STOCK_NOT_ENOUGH')).toHaveLength(AT_ONCE - 10);
  expect(await stockOf(id)).toBe(0);
  expect(await movesOf(id)).toHaveLength(11);
});

test('of what is sold and lost at the same time nothing is forgotten', async () => {
  const { id } = await product({ currentStock: AT_ONCE });
  const lost = { id, quantity: 1, reason: 'Quebrou' };
  const both = Array.from({ length: AT_ONCE / 2 }, () => [
    sales.sell(sale([line(id)], 40_00)),
    counter.api.stock.products.writeOff(lost),
  ]).flat();
  expect(new Set(outcomes(await Promise.allSettled(both)))).toEqual(new Set(['done']));
  expect(await stockOf(id)).toBe(0);
});

test('a product that was sold stays with its movements, and can be put aside', async () => {
  const { id } = await product();
  const { products } = counter.api.stock;
  const sold = await sales.sell(sale([line(id)], 40_00));
  const kept = { code: 'PRODUCT_HAS_HISTORY' };
  await expect(products.remove({ id })).rejects.toMatchObject(kept);
  await counter.api.cash.settlements.refund({ id: sold.id });
  await expect(products.remove({ id })).rejects.toMatchObject(kept);
  const { items } = await products.listMovements({ productId: id });
  expect(items.map(({ kind }) => kind)).toEqual(['sale_return', 'sale', 'opening']);
  await expect(products.deactivate({ id })).resolves.toMatchObject({ active: false });
});

test('whoever removes a product while it is sold comes before the sale, or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await product();
    const both = [
      sales.sell(sale([line(id)], 40_00)),
      counter.api.stock.products.remove({ id }),
    ] as const;
    expect([
      ['PRODUCT_HAS_HISTORY', 'done'],
      ['PRODUCT_UNAVAILABLE', 'done'],
    ]).toContainEqual(outcomes(await Promise.allSettled(both)));
  }
});

test('a receptionist sells; a professional does not, and neither does a stranger', async () => {
  const { id } = await product();
  const eva = { name: 'Eva', email: 'eva@salao.test' };
  const desk = await world.as(await counter.salon.isJoinedBy(eva, 'receptionist'));
  await expect(desk.cash.sales.sell(sale([line(id)], 40_00))).resolves.toMatchObject({
    totalCents: 40_00,
  });
  const lia = { name: 'Lia', email: 'lia@salao.test' };
  const pro = await world.as(await counter.salon.isJoinedBy(lia, 'professional'));
  await expect(pro.cash.sales.sell(sale([line(id)], 40_00))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const other = await openSalon(world, 'Outro');
  const { paymentMethods } = await other.api.cash.sessions.choices();
  const parts = [{ paymentMethodId: paymentMethods[0]?.id ?? '', amountCents: 40_00 }];
  await expect(other.api.cash.sales.sell({ items: [line(id)], parts })).rejects.toMatchObject({
    code: 'PRODUCT_UNAVAILABLE',
  });
  expect(await other.api.cash.sales.ofClient({ clientId: maria })).toEqual([]);
});
