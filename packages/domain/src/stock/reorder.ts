import { compareNames } from '../shared/text.ts';
import { needsAttention, reorderQuantity } from './product.ts';

type Reordered = Parameters<typeof needsAttention>[0] & {
  name: string;
  supplier: string;
  supplierPhone: string;
};

export type ReorderGroup<Product> = {
  /** Empty where nobody is written down. */
  supplier: string;
  phone: string;
  lines: { product: Product; quantity: number }[];
};

/** What is low and how much of it to buy, by who brings it; those that nobody brings come last. */
export function reorderGroups<Product extends Reordered>(
  products: readonly Product[],
): ReorderGroup<Product>[] {
  const low = products.filter(needsAttention);
  const groups = Map.groupBy(low, ({ supplier }) => supplier);
  return [...groups]
    .map(([supplier, ofSupplier]) => ({
      supplier,
      phone: ofSupplier.find(({ supplierPhone }) => supplierPhone !== '')?.supplierPhone ?? '',
      lines: ofSupplier.map((product) => ({ product, quantity: reorderQuantity(product) })),
    }))
    .toSorted((one, other) => namelessLast(one.supplier, other.supplier));
}

function namelessLast(one: string, other: string): number {
  if (one === '' || other === '') return one === '' ? 1 : -1;
  return compareNames(one, other);
}
