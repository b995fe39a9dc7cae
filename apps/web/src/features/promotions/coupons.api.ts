import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useSendOnce } from '../../foundation/hooks/use-send-once.ts';
import { saveFile } from '../../foundation/save-file.ts';

export function useCoupons() {
  const api = useApi();
  return useQuery(api.promotions.coupons.list.queryOptions());
}

/** One of them as it is stored now. */
export function useStoredCoupon(): (id: string) => Promise<Coupon | null> {
  const { coupons } = useApi().promotions;
  const queryClient = useQueryClient();
  return async (id) => {
    const all = await queryClient.fetchQuery({ ...coupons.list.queryOptions(), staleTime: 0 });
    return all.find((coupon) => coupon.id === id) ?? null;
  };
}

export function useCreateCoupon() {
  const { coupons } = useApi().promotions;
  return useSendOnce(coupons.create);
}

export function useUpdateCoupon() {
  const { coupons } = useApi().promotions;
  return useMutation(coupons.update.mutationOptions());
}

export function useExportCoupons() {
  const { coupons } = useApi().promotions;
  return useMutation(coupons.exportCsv.mutationOptions({ onSuccess: saveFile }));
}
