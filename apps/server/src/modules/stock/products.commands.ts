import { type Result, refuse } from '@app/domain/shared/result';
import { hasMovedSince, isLow, type NewProduct } from '@app/domain/stock/product';
import { keptThings } from '../../foundation/database/kept-things.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../foundation/database/sql-state.ts';
import { announce } from '../../foundation/jobs/events.ts';
import { lockProducts, type ProductRow } from './products.queries.ts';
import { PRODUCT_BARCODE_KEY, PRODUCT_NAME_KEY, products } from './products.table.ts';
import { moveStock } from './stock-movements.commands.ts';
import { hasLeftTheShelf } from './stock-movements.queries.ts';

type Outcome<Reason extends string> = Promise<Result<ProductRow, Reason>>;

const kept = keptThings(products, PRODUCT_NAME_KEY);

export const { deactivate: deactivateProduct, reactivate: reactivateProduct } = kept;

/**
 * What came and was counted goes with it. One that was sold or used in a visit stays, with all its
 * movements. Whoever sells it at this moment holds its row, and comes before or after.
 */
export async function removeProduct(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'has-history'> {
  if (!(await lockProducts(scope, [id])).has(id)) return refuse('not-found');
  return (await hasLeftTheShelf(scope, id)) ? refuse('has-history') : kept.remove(scope, id);
}

/** What lies there from the beginning is its first movement. */
export async function createProduct(
  scope: CompanyScope,
  { currentStock, ...product }: NewProduct & { currentStock: number },
  now: Temporal.Instant,
): Outcome<'taken' | 'barcode-taken'> {
  const created = await unlessBarcodeTaken(() => kept.create(scope, product));
  if (!created.accepted || currentStock === 0) return created;
  const opening = { productId: created.value.id, kind: 'opening', quantity: currentStock } as const;
  return withStock(created.value, await moveStock(scope, opening, now));
}

type Known = { id: string; version: number };

/** Replaces it as it was when the form was opened. What lies there and is said anew is a count. */
export async function updateProduct(
  scope: CompanyScope,
  known: Known,
  { currentStock, stockWas, now, ...product }: NewProduct & Counted,
): Promise<Updated> {
  const updated = await unlessBarcodeTaken(() => kept.update(scope, known, product));
  if (!updated.accepted) return updated;
  // Written, and so locked: nothing moves it before the transaction ends.
  const stored = updated.value.currentStock;
  const expected = stockWas ?? stored;
  // Somebody may have said that less is enough.
  if (!isLow(updated.value)) await announce(scope, 'stock.enough', { productId: known.id });
  if (currentStock === expected) return updated;
  if (hasMovedSince({ expected }, stored)) return { ...refuse('moved'), product: updated.value };
  const count = { productId: known.id, kind: 'count', quantity: currentStock } as const;
  return withStock(updated.value, await moveStock(scope, count, now));
}

type Updated =
  | Awaited<Outcome<'not-found' | 'taken' | 'barcode-taken' | 'changed-meanwhile'>>
  /** It moved since the form was opened that says how many there are. */
  | { accepted: false; reason: 'moved'; product: ProductRow };

type Counted = { currentStock: number; stockWas: number | null; now: Temporal.Instant };

function withStock(
  product: ProductRow,
  moved: Awaited<ReturnType<typeof moveStock>>,
): Result<ProductRow, never> {
  if (!moved.accepted) throw new Error(`The stock was refused: ${moved.reason}`);
  return { accepted: true, value: { ...product, currentStock: moved.value.stockAfter } };
}

async function unlessBarcodeTaken<Reason extends string>(
  write: () => Outcome<Reason>,
): Outcome<Reason | 'barcode-taken'> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateOf(PRODUCT_BARCODE_KEY, error)) return refuse('barcode-taken');
    throw error;
  }
}
