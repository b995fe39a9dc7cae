import { cents } from '@app/domain/shared/money';
import { beforeAll, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../tests/agenda-support.ts';
import { type Counter, openCounter, payment, served } from '../../../tests/settlement-support.ts';
import { testWorld } from '../../../tests/support.ts';

// The clock stands at noon of Tuesday, 10 March 2026, in São Paulo.
const world = testWorld();
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
let counter: Counter;
let api: Api;

/** A visit with a product, products with and without a seller, one of them taken back, a gift card. */
beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  ({ api } = counter);
  const productId = await counter.salon.stocks('Xampu', { currentStock: 9, price: cents(40_00) });
  const maria = await counter.salon.serves('Maria Lima');
  const shampoo = { kind: 'product', productId, quantity: 1, priceCents: 40_00 } as const;
  const card = { kind: 'gift_card', amountCents: 75_00 } as const;
  const paidIn = (amountCents: number) => [
    { paymentMethodId: counter.ways.Dinheiro ?? '', amountCents },
  ];
  await api.cash.sales.sell({
    clientId: maria,
    sellerId: counter.ana,
    items: [shampoo, card],
    parts: paidIn(115_00),
  });
  await api.cash.sales.sell({ items: [shampoo], parts: paidIn(40_00) });
  const { id } = await api.cash.sales.sell({ items: [shampoo], parts: paidIn(40_00) });
  await api.cash.settlements.refund({ id });
  const visit = await served(counter, { serviceIds: [counter.haircut] });
  await api.cash.settlements.settle(payment(counter, visit, {}));
});

test('what was sold stands apart from what was done, and comes to the figures of the reports', async () => {
  const netOf = async (sold: 'services' | 'products' | 'prepaid') =>
    (await api.insights.paidServices({ ...march, sold })).totals?.netCents;
  const reports = await api.insights.reports(march);
  expect(await netOf('services')).toBe(reports.servicesCents);
  expect(await netOf('products')).toBe(reports.productsCents);
  expect(await netOf('prepaid')).toBe(reports.prepaidSoldCents);
  expect([reports.productsCents, reports.prepaidSoldCents]).toEqual([80_00, 75_00]);
});

test('each line says who bought and who sold, or that nobody said so', async () => {
  const { items } = await api.insights.paidServices({ ...march, sold: 'products' });
  const said = items.map(({ serviceName, clientName, professionalName, isRefund }) => [
    serviceName,
    clientName,
    professionalName,
    isRefund,
  ]);
  const nobody = ['Xampu', 'Cliente não informado', 'Sem vendedor'];
  expect(said).toEqual([
    [...nobody, true],
    [...nobody, false],
    [...nobody, false],
    ['Xampu', 'Maria Lima', 'Ana Júlia', false],
  ]);
});

test('the figures of one person are of what she sold', async () => {
  const hers = { ...march, sold: 'products', professionalId: counter.ana } as const;
  const { totals } = await api.insights.paidServices(hers);
  expect(totals).toMatchObject({ count: 1, netCents: 40_00 });
});

test('is taken along under its own name', async () => {
  const file = await api.insights.exportPaidServices({ ...march, sold: 'prepaid' });
  expect(file.name).toBe('pacotes-vales-e-contas-2026-03-01-a-2026-03-31.csv');
  const [header, line] = (await file.text()).split('\r\n');
  expect(header).toContain('Cliente;Item;Vendedor');
  expect(line).toContain('Maria Lima');
});

test('a part that results do not tell apart is refused', async () => {
  const wrong = { ...march, sold: 'everything' as 'products' };
  await expect(api.insights.paidServices(wrong)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [expect.objectContaining({ path: ['sold'] })] },
  });
});
