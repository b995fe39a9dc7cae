import { refuse } from '@app/domain/shared/result';
import { isSellableQuantity, rounded } from '@app/domain/stock/product';
import { eq, or, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { lockProducts } from './products.queries.ts';
import {
  type MovementRow,
  moveAll,
  moveKnown,
  type StockAnswer,
} from './stock-movements.commands.ts';
import { stockMovements } from './stock-movements.table.ts';

type Sold = { productId: string; quantity: number };
type Sale = { settlementId: string; items: readonly Sold[] };
export type SaleRefusal = 'not-found' | 'not-enough' | 'not-sold' | 'bad-quantity';

/**
 * Takes what is sold from the shelf; the settlement must be stored already. The same product on two
 * lines leaves as one movement. Refused, nothing was written.
 */
export async function sellProducts(
  scope: CompanyScope,
  { settlementId, items }: Sale,
  now: Temporal.Instant,
): Promise<StockAnswer<MovementRow[], SaleRefusal>> {
  const locked = await lockProducts(
    scope,
    items.map(({ productId }) => productId),
  );
  for (const { productId, quantity } of items) {
    const product = locked.get(productId);
    if (!product) return { ...refuse('not-found'), product: null };
    if (!product.active || product.price === null) return { ...refuse('not-sold'), product };
    if (!isSellableQuantity(product.unit, quantity)) return { ...refuse('bad-quantity'), product };
  }
  const sales = [...summed(items)].map(([productId, quantity]) => ({
    kind: 'sale' as const,
    productId,
    quantity,
    settlementId,
  }));
  return moveAll(scope, sales, now);
}

/** The settlement was given back: so is what it sold, as far as it has not come back yet. */
export async function returnSold(
  scope: CompanyScope,
  settlementId: string,
  now: Temporal.Instant,
): Promise<void> {
  const gone = await scope
    .select({
      productId: stockMovements.productId,
      quantity: sql<number>`-sum(${stockMovements.quantity})`.mapWith(Number),
      unitCost: sql`min(${stockMovements.unitCost})`.mapWith(stockMovements.unitCost),
    })
    .from(stockMovements)
    .where(eq(stockMovements.settlementId, settlementId))
    .groupBy(stockMovements.productId)
    .having(sql`sum(${stockMovements.quantity}) < 0`);
  const returns = gone.map((row) => ({ ...row, kind: 'sale_return' as const, settlementId }));
  await moveKnown(scope, returns, now);
}

/**
 * Keeps from moving all that a payment sold and its visit used up, at once and in one order: whoever
 * cancels a paid visit brings both back, and would otherwise wait in a circle with somebody who does the
 * same the other way round.
 */
export async function holdMoved(
  scope: CompanyScope,
  { settlementId, appointmentId }: { settlementId: string; appointmentId: string | null },
): Promise<void> {
  const { settlementId: sold, appointmentId: used, productId } = stockMovements;
  const moved = await scope
    .selectDistinct({ productId })
    .from(stockMovements)
    .where(
      or(eq(sold, settlementId), appointmentId === null ? undefined : eq(used, appointmentId)),
    );
  await lockProducts(
    scope,
    moved.map((row) => row.productId),
  );
}

function summed(items: readonly Sold[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items)
    sums.set(productId, rounded((sums.get(productId) ?? 0) + quantity));
  return sums;
}
