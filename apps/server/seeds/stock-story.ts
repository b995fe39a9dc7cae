import { type Cents, cents } from '@app/domain/shared/money';
import { type Movement, move } from '@app/domain/stock/movement';
import type { NewProduct } from '@app/domain/stock/product';
import type { products } from '../src/modules/stock/products.table.ts';
import type { stockMovements } from '../src/modules/stock/stock-movements.table.ts';
import { type Chance, idAt } from './chance.ts';

/** What came and left so many days ago. */
type Told = Movement & { daysAgo: number; reason?: string };

/** A product as a sample company tells it: what it began with, and what became of it. */
export type StockedProduct = Partial<NewProduct> & {
  name: string;
  purchasePrice: Cents;
  began: { daysAgo: number; with: number };
  moved: readonly Told[];
  /** How much of it services use up, by their names. */
  usedBy?: Readonly<Record<string, number>>;
};

type ProductRow = Omit<typeof products.$inferInsert, 'companyId'> & { id: string };
type MovementRow = Omit<typeof stockMovements.$inferInsert, 'companyId'> & { id: string };
type Telling = { now: Temporal.Instant; chance: Chance; actorId: string };

/** Rows as the commands would have written them then; nobody is told of what is long over. */
export function stockStory(
  { now, chance, actorId }: Telling,
  told: readonly StockedProduct[],
): { products: ProductRow[]; movements: MovementRow[] } {
  const story = told.map(({ began, moved, usedBy: _, ...product }) => {
    const createdAt = before(now, began.daysAgo);
    const id = idAt(createdAt, chance);
    const first = { kind: 'opening', quantity: began.with, daysAgo: began.daysAgo } as const;
    let shelf = { ...ON_THE_SHELF, minimumStock: 0, ...product, currentStock: 0 };
    const movements = [first, ...moved].map((movement) => {
      const { daysAgo, reason = '', ...moving } = movement as Told;
      const { quantity, stockAfter, unitCost, purchasePrice } = movedOf(shelf, moving);
      shelf = { ...shelf, currentStock: stockAfter, purchasePrice };
      const at = before(now, daysAgo);
      const row = { kind: moving.kind, quantity, stockAfter, unitCost, reason, createdBy: actorId };
      return { ...row, id: idAt(at, chance), productId: id, createdAt: at };
    });
    const { currentStock, purchasePrice } = shelf;
    return { product: { ...product, id, createdAt, currentStock, purchasePrice }, movements };
  });
  return {
    products: story.map(({ product }) => product),
    movements: story.flatMap(({ movements }) => movements),
  };
}

const ON_THE_SHELF = { lowStockAlert: true, active: true, purchasePrice: cents(0) };

function movedOf(shelf: Parameters<typeof move>[0], movement: Movement) {
  const outcome = move(shelf, movement);
  if (!outcome.accepted) throw new Error('A sample company sells what it does not have');
  return outcome.value;
}

function before(now: Temporal.Instant, days: number): Temporal.Instant {
  return now.subtract({ hours: 24 * days });
}
