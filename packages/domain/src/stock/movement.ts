import { type Cents, cents } from '../shared/money.ts';
import { accept, type Result, refuse } from '../shared/result.ts';
import { isLow, type MovementKind, rounded } from './product.ts';

/** What lies there, as the movement finds it. */
export type Shelf = {
  currentStock: number;
  minimumStock: number;
  /** What one costs, as the average of what lies there. */
  purchasePrice: Cents;
  lowStockAlert: boolean;
  active: boolean;
};

export type Movement = {
  kind: MovementKind;
  /** How many come or leave, never below zero; of a count, how many were found. */
  quantity: number;
  /** Of a purchase: what one of them cost; unless said, what they cost so far. */
  unitCost?: Cents | undefined;
};

export type Moved = {
  /** Below zero where something leaves. */
  quantity: number;
  stockAfter: number;
  purchasePrice: Cents;
  unitCost: Cents;
  /** It crosses its minimum now, and somebody wants to hear of it. */
  runsLow: boolean;
  /** It was low, and is no longer. */
  isEnoughAgain: boolean;
};

/** What becomes of the shelf. A use takes at most what is there: it never holds up a visit. */
export function move(shelf: Shelf, movement: Movement): Result<Moved, 'not-enough'> {
  const quantity = signedQuantity(shelf.currentStock, movement);
  const stockAfter = rounded(shelf.currentStock + quantity);
  if (stockAfter < 0) return refuse('not-enough');
  const unitCost = movement.unitCost ?? shelf.purchasePrice;
  return accept({
    quantity,
    stockAfter,
    unitCost,
    purchasePrice: averageCost(shelf, { ...movement, unitCost }),
    runsLow: runsLow(shelf, stockAfter),
    isEnoughAgain: isLow(shelf) && !isLow({ ...shelf, currentStock: stockAfter }),
  });
}

function signedQuantity(stock: number, { kind, quantity }: Movement): number {
  if (kind === 'count') return rounded(quantity - stock);
  if (kind === 'use') return rounded(-Math.min(quantity, stock));
  return rounded(kind === 'sale' || kind === 'loss' ? -quantity : quantity);
}

/** Only what is bought changes what one costs: what comes back costs what it did. */
function averageCost(
  { currentStock, purchasePrice }: Shelf,
  { kind, quantity, unitCost }: Required<Movement> & { unitCost: Cents },
): Cents {
  if (kind !== 'purchase' || quantity === 0) return purchasePrice;
  const value = currentStock * purchasePrice + quantity * unitCost;
  return cents(Math.round(value / (currentStock + quantity)));
}

/** What a product begins with is no news: whoever writes it down sees it. */
function runsLow(shelf: Shelf, stockAfter: number): boolean {
  if (!shelf.active || !shelf.lowStockAlert || isLow(shelf)) return false;
  return isLow({ currentStock: stockAfter, minimumStock: shelf.minimumStock });
}

/** How much of each product these services use up; a service that is done twice uses twice. */
export function usesOf(
  serviceIds: readonly string[],
  uses: readonly { serviceId: string; productId: string; quantity: number }[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const serviceId of serviceIds)
    for (const use of uses.filter((one) => one.serviceId === serviceId))
      sums.set(use.productId, rounded((sums.get(use.productId) ?? 0) + use.quantity));
  return sums;
}
