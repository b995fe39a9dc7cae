import type { Package } from '@app/contract/prepaid/packages.contract';
import type { Product } from '@app/contract/stock/products.contract';
import { byName } from '@app/domain/shared/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useMay, useMayIn } from '../../../foundation/sign-in/session.tsx';
import { useSeesPrepaid } from '../../prepaid/client-prepaid.api.ts';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import { lastSoldFirst, type PrepaidKind } from './cart-draft.ts';

/** Whether products are sold here, by this person. */
export function useSellsProducts(): boolean {
  return useMayIn('stock', 'stock.view');
}

/** What can be sold now, what was sold last first; undefined until it is known. */
export function useSellable(): readonly Product[] | undefined {
  const enabled = useSellsProducts();
  const { list } = useApi().stock.products;
  const { lastSold } = useApi().cash.sales;
  const { data } = useQuery({ ...list.queryOptions({ select: sellableIn }), enabled });
  const { data: last } = useQuery({ ...lastSold.queryOptions(), enabled });
  return useMemo(() => data && lastSoldFirst(data, last ?? []), [data, last]);
}

function sellableIn(products: readonly Product[]): readonly Product[] {
  return products.filter(({ active, priceCents }) => active && priceCents !== null);
}

/** Whether packages, gift cards and payments on account are sold here, by this person. */
export function useSellsPrepaid(): boolean {
  const [sees, mayTake] = [useSeesPrepaid(), useMay('cash.operate')];
  return sees && mayTake;
}

/** What can be sold now; undefined until it is known. */
export function useSellablePackages(): readonly Package[] | undefined {
  const enabled = useSellsPrepaid();
  const { list } = useApi().prepaid.packages;
  const { data } = useQuery({ ...list.queryOptions({ select: packagesIn }), enabled });
  return data;
}

/** The same for a sale that begins with one: it waits until they are known. */
export function usePackagesFor(kind: PrepaidKind | undefined) {
  const enabled = useSellsPrepaid() && kind === 'package';
  const { list } = useApi().prepaid.packages;
  return useQuery({ ...list.queryOptions({ select: packagesIn }), enabled });
}

function packagesIn(packages: readonly Package[]): readonly Package[] {
  return packages.filter(({ active }) => active);
}

/** Who may have sold it, by name. */
export function useSellers(): { value: string; label: string }[] {
  const { data = [] } = useProfessionals();
  return data
    .filter(({ active }) => active)
    .toSorted(byName)
    .map(({ id, name }) => ({ value: id, label: name }));
}
