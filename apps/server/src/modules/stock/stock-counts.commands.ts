import { type Cents, cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { type Count, foundNow } from '@app/domain/stock/product';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { lockProducts } from './products.queries.ts';
import { moveAll } from './stock-movements.commands.ts';

type CountedLine = Count & { productId: string };
type CountOutcome = { counted: number; different: number; difference: Cents };

/** Somebody went along the shelf: each product that she counted is set right, or none is. */
export async function countStock(
  scope: CompanyScope,
  lines: readonly CountedLine[],
  now: Temporal.Instant,
): Promise<Result<CountOutcome, 'not-found'>> {
  const locked = await lockProducts(
    scope,
    lines.map(({ productId }) => productId),
  );
  const counts = lines.map((line) => ({
    productId: line.productId,
    kind: 'count' as const,
    quantity: foundNow(line, locked.get(line.productId)?.currentStock ?? 0),
  }));
  const outcome = await moveAll(scope, counts, now);
  if (!outcome.accepted) return refuse('not-found');
  const changed = outcome.value.filter(({ quantity }) => quantity !== 0);
  const worth = changed.reduce((sum, row) => sum + row.quantity * row.unitCost, 0);
  return accept({
    counted: lines.length,
    different: changed.length,
    difference: cents(Math.round(worth)),
  });
}
