import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { FileRow } from '@app/domain/shared/sheet-import';
import { isLow } from '@app/domain/stock/product';
import { type JudgedProduct, judgeProductRows } from '@app/domain/stock/product-import';
import type { ProductColumns } from '@app/domain/stock/product-import-columns';
import { and, eq, sql } from 'drizzle-orm';
import { lockName } from '../../foundation/database/named-lock.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../foundation/database/sql-state.ts';
import { announce } from '../../foundation/jobs/events.ts';
import { listProducts, type ProductRow } from './products.queries.ts';
import { PRODUCT_BARCODE_KEY, PRODUCT_NAME_KEY, products } from './products.table.ts';
import { moveAll } from './stock-movements.commands.ts';

type Sheet = { rows: readonly FileRow[]; columns: ProductColumns };

export async function checkProducts(
  scope: CompanyScope,
  { rows, columns }: Sheet,
): Promise<JudgedProduct[]> {
  return judgeProductRows(rows, columns, await listProducts(scope));
}

/** Judges the rows against the products of this moment and stores what is right, all or nothing. */
export async function importProducts(
  scope: CompanyScope,
  { rows, columns }: Sheet,
  now: Temporal.Instant,
): Promise<Result<JudgedProduct[], 'changed-meanwhile'>> {
  await waitForOtherFiles(scope);
  const known = await listProducts(scope);
  const judged = judgeProductRows(rows, columns, known);
  try {
    await storeNew(scope, judged, now);
    const isStored = await storeChanges(scope, judged, known);
    return isStored ? accept(judged) : refuse('changed-meanwhile');
  } catch (error) {
    // Somebody took one of the names or codes between the look and the write.
    const isTaken = [PRODUCT_NAME_KEY, PRODUCT_BARCODE_KEY].some((key) =>
      isDuplicateOf(key, error),
    );
    if (isTaken) return refuse('changed-meanwhile');
    throw error;
  }
}

/** One file at a time: two that make the same products in another order would wait for each other. */
async function waitForOtherFiles(scope: CompanyScope): Promise<void> {
  await lockName(scope, `products-import:${scope.companyId}`);
}

/** What lies there from the beginning is the first movement of each. */
async function storeNew(
  scope: CompanyScope,
  judged: readonly JudgedProduct[],
  now: Temporal.Instant,
): Promise<void> {
  const made = judged.flatMap((row) => (row.outcome === 'new' ? [row.made] : []));
  if (made.length === 0) return;
  const stored = await scope
    .insert(products)
    .values(made.map(({ currentStock, ...product }) => product))
    .returning({ id: products.id, name: products.name });
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  const openings = made
    .filter(({ currentStock }) => currentStock > 0)
    .map(({ name, currentStock }) => ({
      productId: ids.get(name) ?? '',
      kind: 'opening' as const,
      quantity: currentStock,
    }));
  const moved = await moveAll(scope, openings, now);
  if (!moved.accepted) throw new Error(`The stock was refused: ${moved.reason}`);
}

/** False when one of them is no longer as it was judged. */
async function storeChanges(
  scope: CompanyScope,
  judged: readonly JudgedProduct[],
  known: readonly ProductRow[],
): Promise<boolean> {
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  const updates = judged.filter((row) => row.outcome === 'update');
  // In the order in which sales lock them: neither waits for the other in a circle.
  for (const { id, changes } of updates.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const [changed] = await scope
      .update(products)
      .set({ ...changes, version: sql`${products.version} + 1` })
      .where(and(eq(products.id, id), eq(products.version, versions.get(id) ?? 0)))
      .returning();
    if (!changed) return false;
    // The file may have said that less is enough.
    if (!isLow(changed)) await announce(scope, 'stock.enough', { productId: id });
  }
  return true;
}
