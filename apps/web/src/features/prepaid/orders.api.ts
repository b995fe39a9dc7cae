import type { ShopSettings } from '@app/contract/prepaid/orders.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { useWalk } from '../../foundation/hooks/use-walk.ts';
import { useWrite } from '../../foundation/hooks/use-write.ts';

export type WhichOrders = 'all' | 'open';

export function useOrders(which: WhichOrders) {
  return useWalk(useApi().prepaid.orders.list, { which });
}

export function useOrdersFile() {
  return useFile(useApi().prepaid.orders.exportCsv);
}

export function useConfirmOrder() {
  return useWrite(useApi().prepaid.orders.confirm.mutationOptions());
}

export function useRefuseOrder() {
  return useWrite(useApi().prepaid.orders.refuse.mutationOptions());
}

/** Several at once, for one reason. */
export function useRefuseOrders() {
  return useWrite(useApi().prepaid.orders.refuseMany.mutationOptions());
}

/** What is sold by the link, and where. */
export function useShop() {
  return useQuery(useApi().prepaid.orders.shop.queryOptions());
}

/** The same as it is stored now. */
export function useStoredShop(): () => Promise<ShopSettings> {
  const { shop } = useApi().prepaid.orders;
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...shop.queryOptions(), staleTime: 0 });
}

export function useChangeGiftCardTerms() {
  return useWrite(useApi().prepaid.orders.changeGiftCards.mutationOptions());
}
