import { cents } from '@app/domain/shared/money';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { removeProduct } from './products.commands.ts';
import { listSellable, readProducts } from './products.queries.ts';
import { moveAll, moveStock, type StockMovement } from './stock-movements.commands.ts';
import { stockMovements } from './stock-movements.table.ts';
import { returnProducts, useProducts } from './used-products.commands.ts';

const world = testWorld();
let salon: CompanyStory;
let appointmentId: string;
let cut: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  cut = await salon.offers('Corte');
  appointmentId = await anAppointment();
});

const inSalon = <Answer>(work: (scope: CompanyScope) => Promise<Answer>) =>
  world.inCompany(salon.companyId, work);
const moves = (movement: StockMovement) => inSalon((scope) => moveStock(scope, movement, noon));

async function stockOf(productId: string): Promise<number | undefined> {
  const rows = await inSalon((scope) => readProducts(scope, [productId]));
  return rows.get(productId)?.currentStock;
}

function movementsOf(productId: string) {
  return inSalon((scope) =>
    scope
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, productId))
      .orderBy(asc(stockMovements.id)),
  );
}

async function anAppointment(): Promise<string> {
  const professionalId = await salon.employs('Ana');
  const clientId = await salon.serves('Maria');
  const until = noon.add({ hours: 1 }).toString();
  const { rows } = await inSalon((scope) =>
    scope.execute<{ id: string }>(sql`
      insert into appointments
        (professional_id, client_id, starts_at, ends_at, busy_from, busy_until)
      values (${professionalId}, ${clientId}, ${noon.toString()}, ${until}, ${noon.toString()}, ${until})
      returning id`),
  );
  return rows[0]?.id ?? '';
}

/** Told to whoever listens, with nobody listening yet: a scope whose consequences are written down. */
function hearing(heard: unknown[]) {
  return <Answer>(work: (scope: CompanyScope) => Promise<Answer>) =>
    inSalon((scope) => {
      const listener = {
        of: 'stock.low' as const,
        follow: async (_: unknown, told: unknown) => {
          heard.push(told);
        },
      };
      return work(Object.assign(Object.create(scope), { consequences: [listener] }));
    });
}

describe('the ledger', () => {
  test('begins with what lies there, and comes to the stock', async () => {
    const id = await salon.stocks('Shampoo', { currentStock: 10 });
    await moves({ productId: id, kind: 'purchase', quantity: 5, unitCost: cents(26_00) });
    await moves({ productId: id, kind: 'loss', quantity: 1.5, reason: 'Quebrou' });
    await moves({ productId: id, kind: 'count', quantity: 12 });
    const rows = await movementsOf(id);
    expect(rows.map(({ kind, quantity, stockAfter }) => [kind, quantity, stockAfter])).toEqual([
      ['opening', 10, 10],
      ['purchase', 5, 15],
      ['loss', -1.5, 13.5],
      ['count', -1.5, 12],
    ]);
    expect(rows.reduce((sum, row) => sum + row.quantity, 0)).toBe(await stockOf(id));
    expect(rows[1]).toMatchObject({ unitCost: 26_00, createdAt: noon });
    expect(rows[2]).toMatchObject({ unitCost: 22_00, reason: 'Quebrou' });
  });

  test('a new average cost is a new version, a sale is not', async () => {
    const id = await salon.stocks('Condicionador');
    await moves({ productId: id, kind: 'sale', quantity: 1 });
    expect((await inSalon((scope) => readProducts(scope, [id]))).get(id)?.version).toBe(1);
    await moves({ productId: id, kind: 'purchase', quantity: 1, unitCost: cents(99_00) });
    expect((await inSalon((scope) => readProducts(scope, [id]))).get(id)?.version).toBe(2);
  });

  test('nothing leaves that is not there, and nothing of the others either', async () => {
    const some = await salon.stocks('Máscara', { currentStock: 5 });
    const few = await salon.stocks('Sérum', { currentStock: 1 });
    const outcome = await inSalon((scope) =>
      moveAll(
        scope,
        [
          { productId: some, kind: 'sale', quantity: 2 },
          { productId: few, kind: 'sale', quantity: 2 },
        ],
        noon,
      ),
    );
    expect(outcome).toMatchObject({ reason: 'not-enough', product: { name: 'Sérum' } });
    expect(await stockOf(some)).toBe(5);
    expect(await movementsOf(some)).toHaveLength(1);
  });

  test('32 at once take the last 10: exactly 10 go', async () => {
    const id = await salon.stocks('Óleo', { currentStock: 10 });
    const outcomes = await Promise.all(
      Array.from({ length: 32 }, () => moves({ productId: id, kind: 'sale', quantity: 1 })),
    );
    expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(10);
    expect(await stockOf(id)).toBe(0);
    const rows = await movementsOf(id);
    expect(rows).toHaveLength(11);
    expect(rows.map(({ stockAfter }) => stockAfter).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  test('two who move the same products in another order both get through', async () => {
    const ids = [
      await salon.stocks('A', { currentStock: 50 }),
      await salon.stocks('B', { currentStock: 50 }),
    ];
    const sales = (order: readonly string[]) =>
      inSalon((scope) =>
        moveAll(
          scope,
          order.map((productId) => ({ productId, kind: 'sale', quantity: 1 })),
          noon,
        ),
      );
    await Promise.all(
      Array.from({ length: 16 }, (_, turn) => sales(turn % 2 ? ids : ids.toReversed())),
    );
    expect(await Promise.all(ids.map(stockOf))).toEqual([34, 34]);
  });

  test('a product of somebody else is not found', async () => {
    const other = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barba.test' });
    const foreign = await other.stocks('Pomada');
    expect(await moves({ productId: foreign, kind: 'sale', quantity: 1 })).toMatchObject({
      reason: 'not-found',
    });
  });

  test('is never changed, and goes with its product', async () => {
    const id = await salon.stocks('Gel');
    await expect(
      inSalon((scope) => scope.execute(sql`update stock_movements set quantity = 99`)),
    ).rejects.toThrow();
    await inSalon((scope) => removeProduct(scope, id));
    expect(await movementsOf(id)).toEqual([]);
  });
});

describe('running low', () => {
  test('is told once per crossing', async () => {
    const heard: unknown[] = [];
    const within = hearing(heard);
    const productId = await salon.stocks('Tinta', { currentStock: 5, minimumStock: 3, unit: 'ml' });
    const takes = (kind: 'sale' | 'purchase', quantity: number) =>
      within((scope) => moveStock(scope, { productId, kind, quantity }, noon));
    await takes('sale', 1);
    expect(heard).toEqual([]);
    await takes('sale', 1);
    await takes('sale', 1);
    expect(heard).toMatchObject([{ productId, name: 'Tinta', currentStock: 3, minimumStock: 3 }]);
    await takes('purchase', 5);
    await takes('sale', 6);
    expect(heard).toHaveLength(2);
  });
});

describe('what a visit uses', () => {
  const uses = () =>
    inSalon((scope) => useProducts(scope, { appointmentId, serviceIds: [cut] }, noon));
  const returns = () => inSalon((scope) => returnProducts(scope, appointmentId, noon));

  test('leaves when it is completed, comes back when it was not, and leaves again', async () => {
    const id = await salon.stocks('Creme', { currentStock: 100, unit: 'ml' });
    await salon.usesUp(cut, id, 30);
    await uses();
    expect(await stockOf(id)).toBe(70);
    await returns();
    await returns();
    expect(await stockOf(id)).toBe(100);
    await uses();
    expect(await stockOf(id)).toBe(70);
    const rows = await movementsOf(id);
    expect(rows.map(({ kind, round }) => [kind, round])).toEqual([
      ['opening', null],
      ['use', 0],
      ['use_return', 0],
      ['use', 1],
    ]);
    await salon.usesUp(cut, id, 200);
    await uses();
    expect(await stockOf(id)).toBe(0);
    await returns();
    expect(await stockOf(id)).toBe(70);
  });
});

test('what can be sold has a price and is in use', async () => {
  const shop = await world.tell.company('Loja', { name: 'Lu', email: 'lu@loja.test' });
  await shop.stocks('Batom');
  await shop.stocks('Água oxigenada', { price: null });
  await shop.stocks('Antigo', { active: false });
  await world.inCompany(shop.companyId, async (scope) => {
    expect((await listSellable(scope)).map(({ name }) => name)).toEqual(['Batom']);
  });
});
