import type { Redeemable } from '@app/contract/loyalty/client-rewards.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { useMay, useMayIn } from '../../foundation/sign-in/session.tsx';

/** Whether somebody sees the points, or the rewards, of clients: by her role and by the plan. */
export function useSeesPoints(): boolean {
  return useMayIn('points', 'loyalty.view');
}

export function useSeesLoyalty(): boolean {
  return useMayIn('loyalty', 'loyalty.view');
}

export function useClientPoints(clientId: string) {
  return useQuery(useApi().loyalty.clients.points.queryOptions({ input: { clientId } }));
}

export function useClientStatuses(clientId: string) {
  return useQuery(useApi().loyalty.clients.statuses.queryOptions({ input: { clientId } }));
}

/** What a client may use now; nothing for whoever may not use it for her. */
export function useRedeemable(clientId: string | null): Redeemable | undefined {
  const mayRedeem = useMay('loyalty.redeem');
  const sees = [useSeesPoints(), useSeesLoyalty()].some(Boolean);
  const { redeemable } = useApi().loyalty.clients;
  const { data } = useQuery({
    ...redeemable.queryOptions({ input: { clientId: clientId ?? '' } }),
    enabled: mayRedeem && sees && clientId !== null,
  });
  return data;
}

export function useRedeeming() {
  const { useReward, usePoints, undoReward, undoPoints } = useApi().loyalty.clients;
  return {
    takeRewardBack: useWrite(undoReward.mutationOptions()),
    givePointsBack: useWrite(undoPoints.mutationOptions()),
    giveReward: useWrite(useReward.mutationOptions()),
    exchangePoints: useWrite(usePoints.mutationOptions()),
  };
}
