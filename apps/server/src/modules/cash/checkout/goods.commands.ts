import { accept, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { returnSold, sellProducts } from '../../stock/sold-products.commands.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import type { CartAnswer, CartRefusal } from './cart.rules.ts';
import type { Settled } from './settlement-rows.commands.ts';

type Sold = { settlementId: string; items: Settled['items'] };

/**
 * What was paid for goes over the counter; the settlement is stored already, its items are not yet.
 * Answers the items as they are to be stored.
 */
export async function handOver(
  scope: CompanyScope,
  { settlementId, items }: Sold,
  { now }: Acting,
): Promise<CartAnswer<Settled['items'], CartRefusal>> {
  const sold = items.flatMap(({ kind, productId, quantity }) =>
    kind === 'product' && productId !== undefined ? [{ productId, quantity }] : [],
  );
  if (sold.length === 0) return accept(items);
  const outcome = await sellProducts(scope, { settlementId, items: sold }, now);
  if (outcome.accepted) return accept(items);
  const { reason, product } = outcome;
  return { ...refuse(REFUSALS[reason]), ...(product ? { about: product } : {}) };
}

const REFUSALS = {
  'not-found': 'product-unavailable',
  'not-sold': 'product-unavailable',
  'not-enough': 'not-enough-stock',
  'bad-quantity': 'bad-quantity',
} as const;

/** The payment is taken back, and so is what it sold. */
export async function takeGoodsBack(
  scope: CompanyScope,
  settlementId: string,
  { now }: Acting,
): Promise<void> {
  await returnSold(scope, settlementId, now);
}
