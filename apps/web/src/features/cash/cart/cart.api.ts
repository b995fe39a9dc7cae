import type { Product } from '@app/contract/stock/products.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';

/** Whether products are sold here, by this person. */
export function useSellsProducts(): boolean {
  return useMayIn('stock', 'stock.view');
}

/** What can be sold now; undefined until it is known. */
export function useSellable(): readonly Product[] | undefined {
  const enabled = useSellsProducts();
  const { list } = useApi().stock.products;
  const { data } = useQuery({ ...list.queryOptions({ select: sellableIn }), enabled });
  return data;
}

function sellableIn(products: readonly Product[]): readonly Product[] {
  return products.filter(({ active, priceCents }) => active && priceCents !== null);
}

/** Who may have sold it, by name. */
export function useSellers(): { value: string; label: string }[] {
  const { data = [] } = useProfessionals();
  return data
    .filter(({ active }) => active)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
    .map(({ id, name }) => ({ value: id, label: name }));
}
