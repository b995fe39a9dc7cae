import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import type { SubscriptionsView } from './subscriptions-view.ts';

export function useSubscriptions(view: SubscriptionsView) {
  return useWalk(useApi().platform.subscriptions.list, view);
}

export function useSubscriptionCounts() {
  return useQuery(useApi().platform.subscriptions.counts.queryOptions({ staleTime: 0 }));
}
