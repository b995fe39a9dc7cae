import type { MessagingSettings } from '@app/contract/messaging/messaging-settings.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useMessagingSettings() {
  return useQuery(useApi().messaging.settings.get.queryOptions());
}

export function useSaveMessagingSettings() {
  return useMutation(useApi().messaging.settings.save.mutationOptions());
}

/** As they are stored now, for whoever learns that somebody else saved. */
export function useStoredMessagingSettings(): () => Promise<MessagingSettings> {
  const { get } = useApi().messaging.settings;
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...get.queryOptions(), staleTime: 0 });
}
