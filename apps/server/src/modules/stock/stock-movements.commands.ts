import { accept, type Result, refuse } from '@app/domain/shared/result';
import { type Moved, type Movement, move } from '@app/domain/stock/movement';
import { eq, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { announce } from '../../foundation/jobs/events.ts';
import { isModuleOpen } from '../billing/access.queries.ts';
import { lockProducts, type ProductRow } from './products.queries.ts';
import { products } from './products.table.ts';
import { stockMovements } from './stock-movements.table.ts';

export type StockMovement = Movement & {
  productId: string;
  reason?: string;
  settlementId?: string;
  appointmentId?: string;
  round?: number;
};
export type MovementRow = typeof stockMovements.$inferSelect;
/** A refusal names the product that it is about; one that nobody finds has no name. */
export type StockAnswer<Value, Reason extends string> =
  | { accepted: true; value: Value }
  | { accepted: false; reason: Reason; product: ProductRow | null };

type Refusal = 'not-found' | 'not-enough';

/** One product. Refused, nothing was written. */
export async function moveStock(
  scope: CompanyScope,
  movement: StockMovement,
  now: Temporal.Instant,
): Promise<Result<MovementRow, Refusal>> {
  const outcome = await moveAll(scope, [movement], now);
  return outcome.accepted ? accept(onlyRow(outcome.value)) : refuse(outcome.reason);
}

/**
 * Several at once, each product once: all of them, or none. Who comes second waits for the locks and
 * finds what the first left; the database refuses a stock below zero besides.
 */
export async function moveAll(
  scope: CompanyScope,
  movements: readonly StockMovement[],
  now: Temporal.Instant,
): Promise<StockAnswer<MovementRow[], Refusal>> {
  const locked = await lockProducts(
    scope,
    movements.map(({ productId }) => productId),
  );
  const steps: Step[] = [];
  for (const movement of movements) {
    const product = locked.get(movement.productId);
    if (!product) return { ...refuse('not-found'), product: null };
    const moved = move(product, movement);
    if (!moved.accepted) return { ...moved, product };
    steps.push({ movement, product, moved: moved.value });
  }
  const rows: MovementRow[] = [];
  for (const step of steps) rows.push(await store(scope, step, now));
  return accept(rows);
}

/** What comes back or is used up: a product that somebody takes away meanwhile holds nobody up. */
export async function moveKnown(
  scope: CompanyScope,
  movements: readonly StockMovement[],
  now: Temporal.Instant,
): Promise<void> {
  const known = await lockProducts(
    scope,
    movements.map(({ productId }) => productId),
  );
  const possible = movements.filter(({ productId }) => known.has(productId));
  const outcome = await moveAll(scope, possible, now);
  if (!outcome.accepted) throw new Error(`A movement was refused: ${outcome.reason}`);
}

type Step = { movement: StockMovement; product: ProductRow; moved: Moved };

async function store(
  scope: CompanyScope,
  { movement, product, moved }: Step,
  now: Temporal.Instant,
): Promise<MovementRow> {
  const { runsLow, isEnoughAgain, purchasePrice, ...written } = moved;
  // A form that shows the old cost must not bring it back.
  const next = purchasePrice === product.purchasePrice ? 0 : 1;
  await scope
    .update(products)
    .set({
      currentStock: moved.stockAfter,
      purchasePrice,
      version: sql`${products.version} + ${next}`,
    })
    .where(eq(products.id, product.id));
  const row = onlyRow(
    await scope
      .insert(stockMovements)
      .values({ ...movement, ...written, createdBy: whoActs, createdAt: now })
      .returning(),
  );
  // Visits use products up whatever the plan opens; who cannot see the stock need not hear of it.
  if (runsLow && (await isModuleOpen(scope, 'stock', now))) await announceLow(scope, product, row);
  if (isEnoughAgain) await announce(scope, 'stock.enough', { productId: product.id });
  return row;
}

/** As the trail of changes knows it; nobody where a job or a visitor does it. */
const whoActs = sql`nullif(current_setting('app.user_id', true), '')::uuid`;

async function announceLow(
  scope: CompanyScope,
  { name, minimumStock, unit }: ProductRow,
  { id, productId, stockAfter }: MovementRow,
): Promise<void> {
  await announce(scope, 'stock.low', {
    productId,
    name,
    movementId: id,
    currentStock: stockAfter,
    minimumStock,
    unit,
  });
}
