import type { CartLine, PrepaidForm } from '@app/contract/cash/cart.contract';
import type { SaleForm } from '@app/contract/cash/sales.contract';
import { cents } from '@app/domain/shared/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { asking, askingAt, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  cashInDrawer,
  openAnotherCounter,
  outcomes,
  payOut,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let counter: Counter;
let shampoo: string;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  shampoo = await counter.salon.stocks('Xampu', { currentStock: 5, price: cents(40_00) });
});

const gift = (amountCents: number, recipientName = ''): CartLine => ({
  kind: 'gift_card',
  amountCents,
  recipientName,
  message: '',
  validDays: null,
});
const product = (priceCents = 40_00): CartLine => ({
  kind: 'product',
  productId: shampoo,
  quantity: 1,
  priceCents,
});

type Sale = Partial<Omit<SaleForm, 'parts' | 'prepaid'>> & { prepaid?: Partial<PrepaidForm> };

/** Sold to Maria unless somebody else is said: so much in cash, the rest as said. */
function sell(items: CartLine[], cash: number, { prepaid, ...sale }: Sale = {}, by = counter.api) {
  return by.cash.sales.sell({
    clientId: counter.maria,
    ...sale,
    items,
    parts: cash === 0 ? [] : [{ paymentMethodId: counter.ways.Dinheiro ?? '', amountCents: cash }],
    prepaid: { sessions: [], giftCards: [], accountCents: 0, ...prepaid },
  });
}

/** Two haircuts for R$ 80,00. */
async function twoCuts(validDays: number | null = 30): Promise<CartLine & { kind: 'package' }> {
  const services = [{ serviceId: counter.haircut, sessions: 2 }];
  const terms = { name: 'Dois cortes', priceCents: 80_00, validDays, commissionBasisPoints: null };
  const { id: packageId } = await counter.api.prepaid.packages.create({ ...terms, services });
  return { kind: 'package', packageId, priceCents: 80_00 };
}

async function card(amountCents: number, recipientName = ''): Promise<string> {
  const { items } = await sell([gift(amountCents, recipientName)], amountCents);
  const { code } = await counter.api.prepaid.giftCards.get({ id: items[0]?.giftCardId ?? '' });
  return code;
}

async function hersNow() {
  const { clients } = counter.api.prepaid;
  const clientId = counter.maria;
  const { balanceCents } = await clients.account({ clientId });
  const packages = await clients.packages({ clientId });
  const cash = await cashInDrawer(counter);
  return { balanceCents, packages: packages.length, cash, left: (await stocked()).currentStock };
}

describe('one payment', () => {
  test('sells everything at once, to one client and on one receipt', async () => {
    const items = [product(), await twoCuts(), gift(50_00, 'Lia'), account(30_00)];
    const sold = await sell(items, 200_00);
    expect(sold.items.map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
      ['product', 40_00],
      ['package', 80_00],
      ['gift_card', 50_00],
      ['account', 30_00],
    ]);
    expect(await cashInDrawer(counter)).toBe(200_00);
    expect(await hersNow()).toMatchObject({ balanceCents: 30_00, packages: 1 });
    const sums = { servicesCents: 0, productsCents: 40_00, prepaidSoldCents: 160_00 };
    expect(await revenue()).toMatchObject({ revenueCents: 200_00, ...sums });
    await counter.api.cash.settlements.refund({ id: sold.id });
    expect(await revenue()).toMatchObject({ revenueCents: 0, productsCents: 0 });
  });

  test('of a visit sells a package, a gift card and takes what she owed', async () => {
    const visit = await served(counter);
    const paid = await counter.api.cash.settlements.settle({
      appointmentId: visit.id,
      priceCents: visit.priceCents,
      items: [product(), await twoCuts(), gift(10_00), account(20_00)],
      parts: [{ paymentMethodId: counter.ways.PIX ?? '', amountCents: 200_00 }],
    });
    expect(paid.items.map(({ kind }) => kind)).toEqual([
      'service',
      'product',
      'package',
      'gift_card',
      'account',
    ]);
    expect(await hersNow()).toMatchObject({ balanceCents: 20_00, packages: 1 });
    const sums = { servicesCents: 50_00, productsCents: 40_00, prepaidSoldCents: 110_00 };
    expect(await revenue()).toMatchObject({ revenueCents: 200_00, ...sums });
  });

  test('at the counter is paid with a gift card, with credit and left on the account', async () => {
    const code = await card(30_00);
    await sell([account(20_00)], 20_00);
    await counter.api.prepaid.clients.setLimit({ clientId: counter.maria, limitCents: 60_00 });
    const giftCards = [{ code, amountCents: 30_00 }];
    const sold = await sell([product(), await twoCuts()], 10_00, {
      prepaid: { giftCards, accountCents: 80_00 },
    });
    expect(sold.prepaid.map(({ amountCents }) => amountCents)).toEqual([30_00, 20_00, 60_00]);
    expect(await hersNow()).toMatchObject({ balanceCents: -60_00 });
    await counter.api.cash.settlements.refund({ id: sold.id });
    expect(await hersNow()).toMatchObject({ balanceCents: 20_00 });
    expect(await counter.api.prepaid.giftCards.find({ code })).toMatchObject({
      balanceCents: 30_00,
    });
  });

  test('of nothing is paid by no way of paying', async () => {
    const sold = await sell([product()], 0, { discountCents: 40_00 });
    expect(sold).toMatchObject({ totalCents: 0, parts: [] });
  });
});

const account = (amountCents: number): CartLine => ({ kind: 'account', amountCents });

describe('what cannot be sold or used is said once, and nothing happens', () => {
  /** Refused with this sentence, with nothing sold, used or taken. */
  async function isRefused(selling: Promise<unknown>, code: string, message?: RegExp) {
    const said = message ? { code, message: expect.stringMatching(message) } : { code };
    await expect(selling).rejects.toMatchObject(said);
  }

  test.each([
    ['a gift card of nothing', () => [gift(0)], 0],
    ['a gift card of less than nothing', () => [gift(-10_00)], 0],
    ['a payment of nothing on account', () => [account(0)], 0],
    ['a payment of less than nothing on account', () => [account(-1)], 0],
    ['a product for less than nothing', () => [product(-40_00)], 0],
  ])('%s', async (_name, items, cash) => {
    const before = await hersNow();
    await expect(sell(items(), cash)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await hersNow()).toEqual(before);
  });

  test('an expired package', async () => {
    await sell([await twoCuts(1)], 80_00);
    const clientId = counter.maria;
    const [bought] = await counter.api.prepaid.clients.packages({ clientId });
    const visit = await served(counter);
    const later = await askingAt(world, counter.salon.ownerId, noon.add({ hours: 24 * 3 }));
    const sessions = [{ clientPackageId: bought?.id ?? '', serviceId: counter.haircut }];
    const paying = later.cash.settlements.settle({
      appointmentId: visit.id,
      priceCents: visit.priceCents,
      parts: [],
      prepaid: { sessions, giftCards: [], accountCents: 0 },
    });
    await isRefused(paying, 'PACKAGE_EXPIRED', /venceu/);
    const [still] = await counter.api.prepaid.clients.packages({ clientId });
    expect(still?.services).toMatchObject([{ left: 2 }]);
  });

  test('a card that was used up a second ago, by one of many at once', async () => {
    const code = await card(40_00);
    const prepaid = { giftCards: [{ code, amountCents: 40_00 }] };
    const sold = await Promise.allSettled(
      Array.from({ length: 6 }, () => sell([product()], 0, { prepaid })),
    );
    expect(outcomes(sold)).toEqual([...Array(5).fill('GIFT_CARD_NOT_ENOUGH'), 'done']);
    const { currentStock } = await stocked();
    expect(currentStock).toBe(4);
  });

  test('a product that was removed while it was in the cart, with its name', async () => {
    await counter.api.stock.products.deactivate({ id: shampoo });
    await isRefused(
      sell([product()], 40_00),
      'PRODUCT_UNAVAILABLE',
      /^Xampu não está mais à venda/,
    );
    await counter.api.stock.products.remove({ id: shampoo });
    await isRefused(sell([product()], 40_00), 'PRODUCT_UNAVAILABLE', /^Um dos produtos não está/);
    expect(await cashInDrawer(counter)).toBe(0);
  });

  test('a package whose price changed', async () => {
    const line = await twoCuts();
    await isRefused(sell([{ ...line, priceCents: 79_99 }], 79_99), 'PACKAGE_PRICE_CHANGED');
    expect(await hersNow()).toMatchObject({ packages: 0 });
  });

  test('more than she may leave on her account', async () => {
    await counter.api.prepaid.clients.setLimit({ clientId: counter.maria, limitCents: 39_99 });
    const prepaid = { accountCents: 40_00 };
    await isRefused(sell([product()], 0, { prepaid }), 'ACCOUNT_LIMIT', /passa do que o cliente/);
    expect(await hersNow()).toMatchObject({ balanceCents: 0 });
    expect((await stocked()).currentStock).toBe(5);
  });

  test('a gift card of another company', async () => {
    const code = await card(40_00);
    const other = await openAnotherCounter(world);
    const productId = await other.salon.stocks('Xampu', { currentStock: 5, price: cents(40_00) });
    const stolen = other.api.cash.sales.sell({
      items: [{ kind: 'product', productId, quantity: 1, priceCents: 40_00 }],
      parts: [],
      prepaid: { sessions: [], giftCards: [{ code, amountCents: 40_00 }], accountCents: 0 },
    });
    await isRefused(stolen, 'GIFT_CARD_UNKNOWN', /^Vale-presente não encontrado/);
    expect(await counter.api.prepaid.giftCards.find({ code })).toMatchObject({
      balanceCents: 40_00,
    });
  });

  test('anything to whom nobody knows any more', async () => {
    await counter.api.prepaid.clients.setLimit({ clientId: counter.maria, limitCents: 90_00 });
    const visit = await served(counter);
    await sell([product()], 0, { prepaid: { accountCents: 40_00 } });
    const { owing } = counter.api.prepaid.clients;
    expect((await owing({})).totals).toEqual({ count: 1, owedCents: 40_00, anonymizedCents: 0 });
    const line = await twoCuts();
    await counter.api.clients.record.anonymize({ clientId: counter.maria });
    const settle = (items: CartLine[], cash: number, accountCents = 0) =>
      counter.api.cash.settlements.settle({
        appointmentId: visit.id,
        priceCents: 50_00,
        items,
        parts: [{ paymentMethodId: counter.ways.Dinheiro ?? '', amountCents: cash }],
        prepaid: { sessions: [], giftCards: [], accountCents },
      });
    const said = /^Este cliente foi anonimizado/;
    for (const attempt of [
      () => sell([product()], 40_00),
      () => sell([line], 80_00),
      () => sell([account(10_00)], 10_00),
      () => sell([product()], 0, { prepaid: { accountCents: 40_00 } }),
      () => settle([account(10_00)], 60_00),
      () => settle([], 40_00, 10_00),
    ])
      await isRefused(attempt(), 'CLIENT_ANONYMIZED', said);
    expect(await owing({})).toMatchObject({
      items: [],
      totals: { count: 0, owedCents: 0, anonymizedCents: 40_00 },
    });
    expect(await settle([product()], 90_00)).toMatchObject({ totalCents: 90_00 });
  });

  test('credit of nobody', async () => {
    const prepaid = { accountCents: 40_00 };
    await isRefused(sell([product()], 0, { clientId: null, prepaid }), 'CLIENT_NEEDED');
  });

  test('a double click, and an answer nobody heard, are one sale', async () => {
    const line = await twoCuts();
    const clicks = [1, 2, 3].map(async () => {
      const by = await asking(world, counter.salon.ownerId, 'sold once');
      return (await sell([line, gift(10_00), account(5_00)], 95_00, {}, by)).id;
    });
    expect(new Set(await Promise.all(clicks)).size).toBe(1);
    expect(await hersNow()).toMatchObject({ balanceCents: 5_00, packages: 1 });
    expect(await cashInDrawer(counter)).toBe(95_00);
  });
});

/** What came in today, and for what. */
function revenue() {
  return counter.api.insights.reports({ fromDate: TODAY, toDate: TODAY });
}

async function stocked() {
  const products = await counter.api.stock.products.list();
  const found = products.find(({ id }) => id === shampoo);
  if (!found) throw new Error('It is gone');
  return found;
}

test('the desk reads a code whole on the day of the sale; then only who manages them', async () => {
  const { items } = await sell([gift(70_00)], 70_00);
  const id = items[0]?.giftCardId ?? '';
  const person = { name: 'Rui', email: `rui@${crypto.randomUUID()}.test` };
  const desk = await counter.salon.isJoinedBy(person, 'receptionist');
  const { code } = await counter.api.prepaid.giftCards.get({ id });
  const seen = async (userId: string, days: number) => {
    const { giftCards } = (await askingAt(world, userId, noon.add({ hours: days * 24 }))).prepaid;
    const [listed] = (await giftCards.list({})).items;
    const { code: opened, hasWholeCode } = await giftCards.get({ id });
    return [listed?.code, opened, hasWholeCode];
  };
  const end = `•••••-•${code.slice(-4)}`;
  expect(await seen(desk, 0)).toEqual([end, code, true]);
  expect(await seen(desk, 1)).toEqual([end, end, false]);
  expect(await seen(counter.salon.ownerId, 1)).toEqual([code, code, true]);
});

test('the gift cards are a file for who manages them, and nothing in it runs', async () => {
  const { items } = await sell([gift(70_00, '=HYPERLINK("x")')], 70_00);
  const { code } = await counter.api.prepaid.giftCards.get({ id: items[0]?.giftCardId ?? '' });
  const spent = await card(40_00);
  await sell([product()], 0, { prepaid: { giftCards: [{ code: spent, amountCents: 40_00 }] } });
  const written = async (which: 'all' | 'usable') =>
    (await (await counter.api.prepaid.giftCards.exportCsv({ which })).text()).trim().split('\r\n');
  const whole = await written('all');
  expect(whole[0]).toContain('Código;Valor (R$);Saldo (R$);Situação;Comprado por;Para;');
  expect(whole[1]).toContain(`${spent};40,00;0,00;Usado;María Antônia;`);
  const left = `${code};70,00;70,00;Com saldo;María Antônia;"'=HYPERLINK(""x"")";;Não vence;10/03/2026`;
  expect(whole.slice(2)).toEqual([left]);
  expect((await written('usable')).slice(1)).toEqual([left]);
  const rui = { name: 'Rui', email: `rui@${crypto.randomUUID()}.test` };
  const desk = await world.as(await counter.salon.isJoinedBy(rui, 'receptionist'));
  await expect(desk.prepaid.giftCards.exportCsv({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('the gift cards that are offered to a client', () => {
  const offered = async (clientId = counter.maria) =>
    (await counter.api.cash.sales.cardsOf({ clientId })).map(({ code }) => code);

  test('are those she bought for herself, got in her name, or used last', async () => {
    const lia = await counter.salon.serves('Lia Prado');
    const own = await card(10_00);
    const forLia = await card(20_00, 'LIA prado');
    await card(30_00, 'Lia');
    const endOnly = `•••••-•${forLia.slice(-4)}`;
    expect(await offered()).toEqual([own]);
    expect(await offered(lia)).toEqual([endOnly]);
    const giftCards = [{ code: own, amountCents: 5_00 }];
    await sell([product()], 35_00, { clientId: lia, prepaid: { giftCards } });
    expect(await offered(lia)).toEqual([own, endOnly]);
    const rest = [{ code: own, amountCents: 5_00 }];
    await sell([product()], 35_00, { prepaid: { giftCards: rest } });
    expect(await offered(lia)).toEqual([endOnly]);
  });

  test('are hers no more once what she paid with one was taken back', async () => {
    const lia = await counter.salon.serves('Lia Prado');
    const own = await card(10_00);
    const giftCards = [{ code: own, amountCents: 5_00 }];
    const { id } = await sell([product()], 35_00, { clientId: lia, prepaid: { giftCards } });
    expect(await offered(lia)).toEqual([own]);
    await counter.api.cash.settlements.refund({ id });
    expect(await offered(lia)).toEqual([]);
    expect(await offered()).toEqual([own]);
  });

  test('that only bear a name pay nothing until the code is said', async () => {
    const forRita = await card(20_00, 'Rita Sol');
    const namesake = await counter.salon.serves('Rita Sol');
    const asked = () => counter.api.cash.sales.cardsOf({ clientId: namesake });
    const [seen] = await asked();
    expect(seen).toMatchObject({ hasWholeCode: false, balanceCents: 20_00 });
    const pays = (code: string) => {
      const giftCards = [{ code, amountCents: 20_00 }];
      return sell([product()], 20_00, { clientId: namesake, prepaid: { giftCards } });
    };
    await expect(pays(seen?.code ?? '')).rejects.toMatchObject({ code: 'GIFT_CARD_UNKNOWN' });
    await pays(forRita);
    expect(await asked()).toEqual([]);
  });

  test('are nobody’s business elsewhere', async () => {
    await card(10_00);
    const other = await openAnotherCounter(world);
    expect(await other.api.cash.sales.cardsOf({ clientId: counter.maria })).toEqual([]);
    const ana = await world.as(
      await counter.salon.isJoinedBy({ name: 'Eva', email: 'eva@salao.test' }, 'professional'),
    );
    const asked = ana.cash.sales.cardsOf({ clientId: counter.maria });
    await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('what was sold last is offered first', async () => {
  const mask = await counter.salon.stocks('Máscara', { currentStock: 5, price: cents(40_00) });
  expect(await counter.api.cash.sales.lastSold()).toEqual([]);
  await sell([product()], 40_00);
  await sell([{ ...product(), productId: mask } as CartLine], 40_00);
  expect(await counter.api.cash.sales.lastSold()).toEqual([mask, shampoo]);
});

describe('the book', () => {
  const found = async (search: string) =>
    (await counter.api.cash.transactions.list({ search })).items.map(
      ({ amountCents }) => amountCents,
    );

  test('finds what somebody bought at the counter by her name', async () => {
    const lia = await counter.salon.serves('Lia Prado');
    const sold = await sell([product()], 40_00, { clientId: lia });
    await sell([product(), gift(5_00)], 45_00);
    expect(await found('prado')).toEqual([40_00]);
    expect(await found('lia xampu')).toEqual([40_00]);
    await counter.api.cash.settlements.refund({ id: sold.id });
    expect((await found('prado')).toSorted()).toEqual([-40_00, 40_00].toSorted());
  });

  test('calls what was sold a sale, and no visit, where commissions are paid', async () => {
    const { api, ana } = counter;
    const dear = await counter.salon.stocks('Máscara', {
      currentStock: 5,
      price: cents(40_00),
      commissionBasisPoints: 1000,
    });
    const line = { ...product(), productId: dear } as CartLine;
    await sell([line, line], 80_00, { sellerId: ana });
    await sell([line], 40_00, { sellerId: ana });
    await payOut(counter);
    const { items } = await api.cash.transactions.list({ kind: 'commission_payment' });
    expect(items.map(({ description }) => description)).toEqual([
      'Comissões de Ana Júlia · 2 vendas',
    ]);
  });
});
