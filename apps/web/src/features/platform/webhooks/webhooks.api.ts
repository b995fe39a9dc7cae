import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import type { WebhooksView } from './webhooks-view.ts';

export function useWebhookAddress() {
  return useQuery(useApi().platform.webhooks.read.queryOptions({ staleTime: 0 }));
}

export function useWebhookEvents({ tab, search, ...filters }: WebhooksView) {
  return useWalk(useApi().platform.webhooks.list, { search: search ?? '', ...filters });
}

export function useTestWebhook() {
  const { webhooks } = useApi().platform;
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: webhooks.list.key() });
  return useMutation(webhooks.test.mutationOptions({ onSuccess }));
}
