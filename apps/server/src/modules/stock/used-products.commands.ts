import { usesOf } from '@app/domain/stock/movement';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { products } from './products.table.ts';
import { moveKnown } from './stock-movements.commands.ts';
import { serviceProducts, stockMovements } from './stock-movements.table.ts';

type Visit = { appointmentId: string; serviceIds: readonly string[] };

/**
 * What a completed visit used up, as far as it is there: it refuses nothing. Its appointment is
 * locked by whoever completes it; completed again, it uses again.
 */
export async function useProducts(
  scope: CompanyScope,
  { appointmentId, serviceIds }: Visit,
  now: Temporal.Instant,
): Promise<void> {
  const used = usesOf(serviceIds, await listUses(scope, serviceIds));
  if (used.size === 0) return;
  const last = await lastRound(scope, appointmentId);
  const round = last === null ? 0 : last + 1;
  const uses = [...used].map(([productId, quantity]) => ({
    kind: 'use' as const,
    productId,
    quantity,
    appointmentId,
    round,
  }));
  await moveKnown(scope, uses, now);
}

/** It did not take place after all: what its last completion took comes back. */
export async function returnProducts(
  scope: CompanyScope,
  appointmentId: string,
  now: Temporal.Instant,
): Promise<void> {
  const round = await lastRound(scope, appointmentId);
  if (round === null) return;
  const gone = await scope
    .select({
      productId: stockMovements.productId,
      quantity: sql<number>`-sum(${stockMovements.quantity})`.mapWith(Number),
      unitCost: sql`min(${stockMovements.unitCost})`.mapWith(stockMovements.unitCost),
    })
    .from(stockMovements)
    .where(and(eq(stockMovements.appointmentId, appointmentId), eq(stockMovements.round, round)))
    .groupBy(stockMovements.productId)
    .having(sql`sum(${stockMovements.quantity}) < 0`);
  const returns = gone.map((row) => ({
    ...row,
    kind: 'use_return' as const,
    appointmentId,
    round,
  }));
  await moveKnown(scope, returns, now);
}

/** Only of products in use: one that was put aside is not on the shelf any more. */
function listUses(scope: CompanyScope, serviceIds: readonly string[]) {
  return scope
    .select({
      serviceId: serviceProducts.serviceId,
      productId: serviceProducts.productId,
      quantity: serviceProducts.quantity,
    })
    .from(serviceProducts)
    .innerJoin(products, eq(products.id, serviceProducts.productId))
    .where(and(inArray(serviceProducts.serviceId, [...serviceIds]), products.active));
}

async function lastRound(scope: CompanyScope, appointmentId: string): Promise<number | null> {
  const { round } = onlyRow(
    await scope
      .select({ round: max(stockMovements.round) })
      .from(stockMovements)
      .where(eq(stockMovements.appointmentId, appointmentId)),
  );
  return round;
}
