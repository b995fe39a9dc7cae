import { type Cents, cents } from '@app/domain/shared/money';
import { accept, refuse } from '@app/domain/shared/result';
import { type Count, hasMovedSince, isBeyondWorth } from '@app/domain/stock/product';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { lockProducts, type ProductRow } from './products.queries.ts';
import { type MovementRow, moveAll } from './stock-movements.commands.ts';

type CountedLine = Count & { productId: string };
type Outcome = { counted: number; different: number; difference: Cents };
type Answer =
  | { accepted: true; value: Outcome }
  | { accepted: false; reason: 'not-found' }
  /** These moved since they were counted. */
  | { accepted: false; reason: 'moved'; products: ProductRow[] }
  /** This line is off by more than anything is worth. */
  | { accepted: false; reason: 'beyond-worth'; line: number };

/** Somebody went along the shelf: each product that she counted is set right, or none is. */
export async function countStock(
  scope: CompanyScope,
  lines: readonly CountedLine[],
  now: Temporal.Instant,
): Promise<Answer> {
  const ids = lines.map(({ productId }) => productId);
  // Locked until all is written: who counts the same at the same time finds it moved.
  const locked = await lockProducts(scope, ids);
  const pairs = lines.flatMap((line) => {
    const product = locked.get(line.productId);
    return product ? [{ line, product }] : [];
  });
  if (pairs.length < lines.length) return refuse('not-found');
  const moved = pairs.filter(({ line, product }) => hasMovedSince(line, product.currentStock));
  if (moved.length > 0)
    return { ...refuse('moved'), products: moved.map(({ product }) => product) };
  const beyond = pairs.findIndex(({ line, product }) => isBeyondWorth(line, product.purchasePrice));
  if (beyond >= 0) return { ...refuse('beyond-worth'), line: beyond };

  const counts = lines.map(({ productId, counted }) => ({
    productId,
    kind: 'count' as const,
    quantity: counted,
  }));
  const written = await moveAll(scope, counts, now);
  if (!written.accepted) throw new Error(`A count was refused: ${written.reason}`);
  return accept(outcomeOf(written.value));
}

function outcomeOf(rows: readonly MovementRow[]): Outcome {
  const changed = rows.filter(({ quantity }) => quantity !== 0);
  const worth = changed.reduce((sum, row) => sum + row.quantity * row.unitCost, 0);
  return {
    counted: rows.length,
    different: changed.length,
    difference: cents(Math.round(worth)),
  };
}
