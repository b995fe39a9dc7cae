import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { deactivateProduct } from './products.commands.ts';
import { products } from './products.table.ts';

const world = testWorld();
let salon: CompanyStory;
let receptionist: string;
let cut: string;

const shampoo = {
  name: 'Shampoo',
  description: '300 ml',
  purchasePriceCents: 20_00,
  priceCents: 45_00,
  commissionBasisPoints: 10_00,
  barcode: '7891000315507',
  unit: 'un' as const,
  currentStock: 5,
  minimumStock: 2,
  supplier: 'Beleza Distribuidora',
  supplierPhone: '(11) 98765-4321',
  imageUrl: 'https://exemplo.com.br/shampoo.png',
};
const named = (name: string) => ({ ...shampoo, name, barcode: '' });

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  receptionist = await salon.isJoinedBy({ name: 'Rita', email: 'rita@s.test' }, 'receptionist');
  cut = await salon.offers('Corte');
});

async function stockOf(userId = salon.ownerId) {
  return (await world.as(userId)).stock.products;
}

describe('a product', () => {
  test('begins with what lies there, and is listed by name', async () => {
    const api = await stockOf();
    const uses = [{ serviceId: cut, quantity: 0.25 }];
    const created = await api.create({ ...shampoo, uses });
    await api.create(named('algodão'));
    await api.create(named('Água'));
    expect(created).toMatchObject({
      ...shampoo,
      supplierPhone: '5511987654321',
      lowStockAlert: true,
      active: true,
      uses,
      version: 1,
    });
    expect((await api.list()).map(({ name }) => name)).toEqual(['Água', 'algodão', 'Shampoo']);
    expect((await api.list()).at(-1)).toEqual(created);
    const { items } = await api.listMovements({ productId: created.id });
    expect(items).toMatchObject([
      { kind: 'opening', quantity: 5, stockAfter: 5, unitCostCents: 20_00, createdByName: 'Bê' },
    ]);
  });

  test.each([
    [{ name: ' ' }, 'Nome é obrigatório'],
    [{ purchasePriceCents: -1 }, 'Preço deve ser positivo'],
    [{ currentStock: -1 }, 'Estoque deve ser positivo'],
    [{ minimumStock: -0.5 }, 'Estoque mínimo deve ser positivo'],
    [{ currentStock: 1.2345 }, 'Use no máximo 3 casas decimais'],
    [{ imageUrl: 'javascript:alert(1)' }, 'Digite um endereço que comece com http:// ou https://'],
    [{ imageUrl: 'https://' }, 'Digite um endereço que comece com http:// ou https://'],
    [{ supplierPhone: '123' }, 'Digite o telefone com DDD, como (11) 98765-4321'],
  ])('%j is refused: %s', async (wrong, message) => {
    const call = (await stockOf()).create({ ...named('Errado'), ...wrong });
    await expect(call).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ message }] },
    });
  });

  test('shares neither its name nor its barcode', async () => {
    const api = await stockOf();
    await api.create({ ...named('Único'), barcode: '123' });
    await expect(api.create(named('ÚNICO'))).rejects.toMatchObject({ code: 'PRODUCT_NAME_TAKEN' });
    await expect(api.create({ ...named('Outro'), barcode: '123' })).rejects.toMatchObject({
      code: 'PRODUCT_BARCODE_TAKEN',
    });
    await api.create(named('Sem código'));
    await api.create(named('Também sem'));
  });

  test('a service stands there once, in whatever letters its id is written', async () => {
    const use = { serviceId: cut, quantity: 1 };
    const uses = [use, { ...use, serviceId: cut.toUpperCase() }];
    await expect((await stockOf()).create({ ...named('Duas vezes'), uses })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('names services that are there', async () => {
    const uses = [{ serviceId: '01900000-0000-7000-8000-000000000000', quantity: 1 }];
    await expect((await stockOf()).create({ ...named('Fora'), uses })).rejects.toMatchObject({
      code: 'SERVICE_NOT_FOUND',
    });
    expect((await (await stockOf()).list()).map(({ name }) => name)).not.toContain('Fora');
  });

  test('keeps what moved while its form was open', async () => {
    const api = await stockOf();
    const { id, version } = await api.create(named('Creme'));
    await api.writeOff({ id, quantity: 1, reason: 'Caiu' });
    const form = { ...named('Creme novo'), id, version };
    expect(await api.update({ ...form, stockWas: 5 })).toMatchObject({ currentStock: 4 });
    const again = { ...form, version: version + 1, currentStock: 7, stockWas: 5 };
    await expect(api.update({ ...again, name: 'Não' })).rejects.toMatchObject({
      code: 'STOCK_CHANGED',
      message: expect.stringContaining('Agora há 4 un de'),
    });
    const seen = { ...again, stockWas: 4 };
    expect(await api.update(seen)).toMatchObject({ name: 'Creme novo', currentStock: 7 });
    const { items } = await api.listMovements({ productId: id });
    expect(items.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['count', 3],
      ['loss', -1],
      ['opening', 5],
    ]);
    await expect(api.update(seen)).rejects.toMatchObject({ code: 'PRODUCT_CHANGED' });
  });

  test('has a file of its movements, for whoever keeps the stock', async () => {
    const api = await stockOf();
    const { id } = await api.create(named('Tônico'));
    await api.writeOff({ id, quantity: 1.5, reason: '-1 vidro' });
    const file = await api.exportMovements({ productId: id });
    const [header, ...lines] = (await file.text()).trim().split('\r\n');
    expect(header).toContain('Data e hora;Produto;Tipo;Quantidade;Estoque depois;Unidade;');
    expect(lines).toEqual([
      expect.stringMatching(
        /^\d\d\/\d\d\/2026 \d\d:\d\d;Tônico;Perda;-1,5;3,5;un;20,00;Bê;'-1 vidro$/,
      ),
      expect.stringMatching(/;Tônico;Estoque inicial;5;5;un;20,00;Bê;$/),
    ]);
    const ofKind = await api.exportMovements({ productId: id, kind: 'loss' });
    expect((await ofKind.text()).trim().split('\r\n')).toEqual([header, lines[0]]);
    const desk = await stockOf(receptionist);
    await expect(desk.exportMovements({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('of which more lies there than comes at once is changed and counted all the same', async () => {
    const api = await stockOf();
    const { id } = await api.create({ ...named('Grampo'), purchasePriceCents: 1 });
    await api.addStock({ id, quantity: 999_999 });
    const { version, currentStock } = await api.addStock({ id, quantity: 999_999 });
    expect(currentStock).toBe(2 * 999_999 + 5);
    const form = { ...named('Grampos'), id, version, purchasePriceCents: 1, currentStock };
    expect(await api.update(form)).toMatchObject({ name: 'Grampos', currentStock });
    const lines = [{ productId: id, counted: 2_000_000, expected: currentStock }];
    await api.count({ lines });
    expect((await api.list()).find((one) => one.id === id)?.currentStock).toBe(2_000_000);
  });

  test('is put aside, brought back and removed with its movements', async () => {
    const api = await stockOf();
    const { id } = await api.create(named('Passageiro'));
    expect(await api.deactivate({ id })).toMatchObject({ active: false });
    expect(await api.reactivate({ id })).toMatchObject({ active: true });
    await api.addStock({ id, quantity: 3 });
    expect(await api.remove({ id })).toEqual({ id });
    expect((await api.listMovements({ productId: id })).items).toEqual([]);
    await expect(api.addStock({ id, quantity: 3 })).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
    });
  });
});

describe('stock', () => {
  test('is added by two at once, and both count', async () => {
    const api = await stockOf();
    const { id } = await api.create(named('Disputado'));
    await Promise.all([api.addStock({ id, quantity: 3 }), api.addStock({ id, quantity: 4 })]);
    expect((await api.list()).find((one) => one.id === id)).toMatchObject({ currentStock: 12 });
    await expect(api.addStock({ id, quantity: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('bought dearer costs the average', async () => {
    const api = await stockOf();
    const { id } = await api.create(named('Tinta'));
    expect(await api.addStock({ id, quantity: 5, unitCostCents: 30_00 })).toMatchObject({
      currentStock: 10,
      purchasePriceCents: 25_00,
    });
  });

  test('is lost for a reason, and never more than there is', async () => {
    const api = await stockOf();
    const { id } = await api.create(named('Frágil'));
    await expect(api.writeOff({ id, quantity: 1, reason: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(api.writeOff({ id, quantity: 6, reason: 'Caiu' })).rejects.toMatchObject({
      code: 'STOCK_NOT_ENOUGH',
    });
    expect(await api.writeOff({ id, quantity: 5, reason: 'Caiu' })).toMatchObject({
      currentStock: 0,
    });
  });

  test('is counted for several at once, with what differs', async () => {
    const api = await stockOf();
    const [one, two] = [await api.create(named('Conta A')), await api.create(named('Conta B'))];
    const outcome = await api.count({
      lines: [
        { productId: one.id, counted: 3, expected: 5 },
        { productId: two.id, counted: 5, expected: 5 },
      ],
    });
    expect(outcome).toEqual({ counted: 2, different: 1, differenceCents: -40_00 });
    const rows = await api.list();
    expect(rows.find(({ id }) => id === one.id)).toMatchObject({ currentStock: 3 });
    expect(rows.find(({ id }) => id === two.id)).toMatchObject({ currentStock: 5 });
  });

  test('that moved since it was counted is counted anew, and nothing is written', async () => {
    const api = await stockOf();
    const [one, two] = [await api.create(named('Conta D')), await api.create(named('Conta E'))];
    await api.writeOff({ id: two.id, quantity: 1, reason: 'Depois da contagem' });
    const lines = [one, two].map(({ id }) => ({ productId: id, counted: 3, expected: 5 }));
    await expect(api.count({ lines })).rejects.toMatchObject({
      code: 'STOCK_CHANGED',
      message:
        'O estoque mudou enquanto você contava. Agora há 4 un de Conta E. Confira e salve de novo.',
      data: { products: [{ id: two.id, name: 'Conta E', unit: 'un', currentStock: 4 }] },
    });
    const rows = await api.list();
    expect(rows.find(({ id }) => id === one.id)).toMatchObject({ currentStock: 5 });
    expect(rows.find(({ id }) => id === two.id)).toMatchObject({ currentStock: 4 });
  });

  test('counted by two at once is taken off once', async () => {
    const api = await stockOf();
    const { id: productId } = await api.create(named('Contado por duas'));
    const lines = [{ productId, counted: 3, expected: 5 }];
    const outcomes = await Promise.allSettled([api.count({ lines }), api.count({ lines })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'STOCK_CHANGED', data: { products: [{ currentStock: 3 }] } },
    });
    expect((await api.list()).find(({ id }) => id === productId)).toMatchObject({
      currentStock: 3,
    });
  });

  test('counted with a digit too many is refused at its line', async () => {
    const api = await stockOf();
    const dear = { ...named('Caríssimo'), purchasePriceCents: 9_999_999_99 };
    const { id } = await api.create(dear);
    const lines = [{ productId: id, counted: 999_999, expected: 5 }];
    await expect(api.count({ lines })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: ['lines', 0, 'counted'] }] },
    });
    expect((await api.list()).find((one) => one.id === id)).toMatchObject({ currentStock: 5 });
  });

  test('is counted whole or not at all', async () => {
    const api = await stockOf();
    const { id } = await api.create(named('Conta C'));
    const gone = '01900000-0000-7000-8000-000000000000';
    const line = (productId: string) => ({ productId, counted: 1, expected: 5 });
    await expect(api.count({ lines: [line(id), line(gone)] })).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
    });
    await expect(api.count({ lines: [line(id), line(id)] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await api.list()).find((one) => one.id === id)).toMatchObject({ currentStock: 5 });
  });

  test('tells what moved page by page, newest first', async () => {
    const api = await stockOf();
    const { id: productId } = await api.create(named('Movido'));
    for (const quantity of [1, 2, 3]) await api.addStock({ id: productId, quantity });
    const first = await api.listMovements({ productId, limit: 3 });
    expect(first.items.map(({ quantity }) => quantity)).toEqual([3, 2, 1]);
    const cursor = first.nextCursor ?? '';
    const rest = await api.listMovements({ productId, limit: 3, cursor });
    expect(rest.items.map(({ kind }) => kind)).toEqual(['opening']);
    expect(rest.nextCursor).toBeNull();
    const bought = await api.listMovements({ productId, kind: 'purchase' });
    expect(bought.items).toHaveLength(3);
    expect(bought.items[0]).toMatchObject({ productName: 'Movido', createdAt: noon.toString() });
  });

  test('leaves as a spreadsheet', async () => {
    const api = await stockOf();
    await api.create({ ...named('Planilha'), currentStock: 1.5 });
    const file = await (await api.exportCsv()).text();
    expect(file).toContain('Planilha;300 ml;;un;1,5;2;Estoque Baixo;20,00;45,00;10;');
    expect(file).toContain('(11) 98765-4321');
  });
});

test('the desk looks, and changes nothing', async () => {
  const desk = await stockOf(receptionist);
  expect((await desk.list()).length).toBeGreaterThan(0);
  await expect(desk.create(named('Da Rita'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('another company finds nothing', async () => {
  const barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barba.test' });
  const { id } = await (await stockOf()).create(named('Alheio'));
  const api = await stockOf(barber.ownerId);
  expect(await api.list()).toEqual([]);
  expect((await api.listMovements({})).items).toEqual([]);
  await expect(api.addStock({ id, quantity: 1 })).rejects.toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
  });
  await expect(
    api.count({ lines: [{ productId: id, counted: 0, expected: 5 }] }),
  ).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
});

describe('a spreadsheet', () => {
  let shop: CompanyStory;
  const columns = { name: 0, purchasePrice: 1, price: 2, currentStock: 3, barcode: 4 };
  const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'produtos.csv');
  const file = () =>
    csv('Produto;Custo;Preço;Qtd;EAN', 'GEL;6;12,50;99;', 'Cera;5;;2,5;789', 'Óleo;caro;;1;');

  beforeEach(async () => {
    const owner = { name: 'Lia', email: `lia@${crypto.randomUUID()}.test` };
    shop = await world.tell.company(`Loja ${crypto.randomUUID()}`, owner);
  });
  const shopApi = async () => (await world.as(shop.ownerId)).stock;

  test('makes new products with what lies there, changes known ones and leaves out the rest', async () => {
    const { products, productsImport } = await shopApi();
    const gel = await products.create({ ...named('Gel'), currentStock: 3 });
    const { columns: guessed, counts } = await productsImport.check({ file: file() });
    expect(guessed).toEqual(columns);
    expect(counts).toEqual({ new: 1, update: 1, same: 0, invalid: 1 });
    expect(await products.list()).toHaveLength(1);

    const report = await productsImport.run({ file: file(), columns });
    expect(report.counts).toEqual(counts);
    const [cera, changed] = await products.list();
    const facts = { purchasePriceCents: 5_00, priceCents: null, currentStock: 2.5, barcode: '789' };
    expect(cera).toMatchObject({ name: 'Cera', ...facts });
    const prices = { purchasePriceCents: 6_00, priceCents: 12_50 };
    // Uses, commission and what lies there are as they were.
    expect(changed).toEqual({ ...gel, ...prices, version: 2 });
    const { items } = await products.listMovements({});
    expect(items.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['opening', 2.5],
      ['opening', 3],
    ]);
  });

  test('sent again changes nothing, and neither does the file we export', async () => {
    const { products, productsImport } = await shopApi();
    await products.create({ ...shampoo, name: '=Shampoo' });
    await productsImport.run({ file: file(), columns });
    const before = await products.list();
    const again = await productsImport.run({ file: file(), columns });
    expect(again.counts).toEqual({ new: 0, update: 0, same: 2, invalid: 1 });
    const exported = await products.exportCsv();
    const { columns: guessed } = await productsImport.check({ file: exported });
    const report = await productsImport.run({ file: exported, columns: guessed });
    expect(report.counts).toEqual({ new: 0, update: 0, same: 3, invalid: 0 });
    expect(await products.list()).toEqual(before);
  });

  /** Until others stand still at what a transaction has not decided yet. */
  function whenWaiting(howMany: number): Promise<void> {
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    return vi.waitFor(
      async () => expect((await world.system.database.pool.query(waiting)).rowCount).toBe(howMany),
      { timeout: 10_000, interval: 50 },
    );
  }

  test('sent twice at once makes everything once', async () => {
    const { products: kept, productsImport } = await shopApi();
    const run = () => productsImport.run({ file: file(), columns });
    const { both } = await world.inCompany(shop.companyId, async (scope) => {
      const cera = { name: 'Cera', purchasePrice: cents(1) };
      const [{ id } = { id: '' }] = await scope.insert(products).values(cera).returning();
      const begun = Promise.allSettled([run(), run()]);
      await whenWaiting(2);
      await scope.delete(products).where(eq(products.id, id));
      return { both: begun };
    });
    const ends = (await both).map((end) => end.status === 'fulfilled' && end.value.counts.new);
    expect(ends.sort()).toEqual([0, 2]);
    const list = await kept.list();
    expect(list.map(({ name, currentStock }) => [name, currentStock])).toEqual([
      ['Cera', 2.5],
      ['GEL', 99],
    ]);
  });

  test('stores nothing at all when one of the products changes while it is read', async () => {
    const { products, productsImport } = await shopApi();
    const { id } = await products.create(named('Gel'));
    const { outcome } = await world.inCompany(shop.companyId, async (scope) => {
      await deactivateProduct(scope, id);
      const failed = productsImport.run({ file: file(), columns }).catch((error) => error);
      await whenWaiting(1);
      return { outcome: failed };
    });
    expect(await outcome).toMatchObject({ code: 'PRODUCTS_CHANGED' });
    expect((await products.list()).map(({ name }) => name)).toEqual(['Gel']);
  });

  test('needs the column of the name and a table, and is denied at the counter', async () => {
    const { productsImport } = await shopApi();
    const nameless = productsImport.run({ file: file(), columns: { price: 2 } });
    await expect(nameless).rejects.toMatchObject({ code: 'NAME_NOT_MAPPED' });
    const contacts = csv('BEGIN:VCARD', 'VERSION:3.0', 'FN:Ana', 'END:VCARD');
    await expect(productsImport.check({ file: contacts })).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      message: expect.stringMatching(/contatos, não produtos/),
    });
    const desk = (await world.as(receptionist)).stock.productsImport;
    const denied = { code: 'FORBIDDEN' };
    await expect(desk.check({ file: file() })).rejects.toMatchObject(denied);
    await expect(desk.run({ file: file(), columns })).rejects.toMatchObject(denied);
  });
});
