import { ITEM_KINDS, type ItemKind } from '../cash/cart.ts';

/** What results tell apart of all that clients paid for. */
export const SOLD_PARTS = ['services', 'products', 'prepaid'] as const;
export type SoldPart = (typeof SOLD_PARTS)[number];

/** What is bought now and used later is one part: packages, gift cards and what is put on an account. */
export function kindsOf(part: SoldPart): ItemKind[] {
  return ITEM_KINDS.filter((kind) => partOf(kind) === part);
}

function partOf(kind: ItemKind): SoldPart {
  if (kind === 'service') return 'services';
  return kind === 'product' ? 'products' : 'prepaid';
}
