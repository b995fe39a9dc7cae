import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { payIn } from '../../prepaid/accounts/accounts.commands.ts';
import { issueGiftCard, noteCards } from '../../prepaid/gift-cards/gift-cards.commands.ts';
import { sellOrdered, sellPackage } from '../../prepaid/packages/sold-packages.commands.ts';
import { type PrepaidReturnRefusal, returnPrepaid } from '../../prepaid/paying.commands.ts';
import { returnSold, sellProducts } from '../../stock/sold-products.commands.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import type { CartAnswer, CartRefusal } from './cart.rules.ts';
import type { Settled } from './settlement-rows.commands.ts';
import { listItems } from './settlements.queries.ts';

type Sold = { settlementId: string; clientId: string | null; items: Settled['items'] };

/**
 * What was paid for goes over the counter; the settlement is stored already, its items are not yet.
 * Answers the items as they are to be stored.
 */
export async function handOver(
  scope: CompanyScope,
  sold: Sold,
  doing: Acting,
): Promise<CartAnswer<Settled['items'], CartRefusal>> {
  const products = await handOverProducts(scope, sold, doing);
  if (!products.accepted) return products;
  const items: Settled['items'] = [];
  for (const item of sold.items) {
    const stored = await handOverPrepaid(scope, { ...sold, item }, doing);
    if (!stored.accepted) return stored;
    items.push(stored.value);
  }
  return accept(items);
}

async function handOverProducts(
  scope: CompanyScope,
  { settlementId, items }: Sold,
  { now }: Acting,
): Promise<CartAnswer<null, CartRefusal>> {
  const sold = items.flatMap(({ kind, productId, quantity }) =>
    kind === 'product' && productId !== undefined ? [{ productId, quantity }] : [],
  );
  if (sold.length === 0) return accept(null);
  const outcome = await sellProducts(scope, { settlementId, items: sold }, now);
  if (outcome.accepted) return accept(null);
  const { reason, product } = outcome;
  return { ...refuse(REFUSALS[reason]), ...(product ? { about: product } : {}) };
}

const REFUSALS = {
  'not-found': 'product-unavailable',
  'not-sold': 'product-unavailable',
  'not-enough': 'not-enough-stock',
  'bad-quantity': 'bad-quantity',
} as const;

type SoldItem = Omit<Sold, 'items'> & { item: Settled['items'][number] };

/** What is used later is the client's from now on; the line names it. */
async function handOverPrepaid(
  scope: CompanyScope,
  { item: { becomes, ...item }, settlementId, clientId }: SoldItem,
  doing: Acting,
): Promise<CartAnswer<Settled['items'][number], CartRefusal>> {
  if (!becomes) return accept(item);
  const { gross: amount } = item;
  if (becomes.kind === 'gift_card') {
    const { id: giftCardId } = await issueGiftCard(scope, becomes.card, doing);
    const sold = { giftCardId, amount, kind: 'sold' as const };
    await noteCards(scope, [sold], { ...doing, settlementId });
    return accept({ ...item, giftCardId });
  }
  if (clientId === null) return refuse('client-needed');
  if (becomes.kind === 'account') {
    await payIn(scope, amount, { ...doing, settlementId, clientId });
    return accept(item);
  }
  const buying = { clientId, price: amount };
  const sold =
    becomes.kind === 'ordered'
      ? await sellOrdered(scope, { ...buying, ordered: becomes.ordered }, doing)
      : await sellPackage(scope, { ...buying, packageId: becomes.packageId }, doing);
  if (!sold.accepted)
    return refuse(sold.reason === 'client-unknown' ? 'client-needed' : sold.reason);
  return accept({ ...item, clientPackageId: sold.value.clientPackageId });
}

type Returned = { settlementId: string; clientId: string | null };

/** The payment is taken back, and so is what it sold; what was paid before is there again. */
export async function takeGoodsBack(
  scope: CompanyScope,
  { settlementId, clientId }: Returned,
  doing: Acting,
): Promise<Result<null, PrepaidReturnRefusal>> {
  await returnSold(scope, settlementId, doing.now);
  const items = await listItems(scope, settlementId);
  const soldPackageIds = items.flatMap(({ clientPackageId }) => clientPackageId ?? []);
  return returnPrepaid(scope, { settlementId, clientId, soldPackageIds }, doing);
}
