import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { alphabetical } from '../../foundation/database/folded-text.ts';
import { onlyRow } from '../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { products } from './products.table.ts';

export type ProductRow = typeof products.$inferSelect;

/** All of them, by name. */
export function listProducts(scope: CompanyScope): Promise<ProductRow[]> {
  return scope
    .select()
    .from(products)
    .orderBy(...alphabetical(products));
}

/** What can be sold now: in use, with a price. Whether any is left, each row says. */
export function listSellable(scope: CompanyScope): Promise<ProductRow[]> {
  return scope
    .select()
    .from(products)
    .where(and(products.active, isNotNull(products.price)))
    .orderBy(...alphabetical(products));
}

export async function readProducts(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await scope
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keeps them from moving until the transaction ends; in one order, so that nobody waits in a circle. */
export async function lockProducts(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await scope
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** One that was just written. */
export async function readProduct(scope: CompanyScope, id: string): Promise<ProductRow> {
  return onlyRow(await scope.select().from(products).where(eq(products.id, id)));
}
