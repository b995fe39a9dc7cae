import type { CalendarFeed } from '@app/contract/scheduling/agenda.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useFeeds() {
  return useQuery(useApi().scheduling.agenda.listFeeds.queryOptions());
}

/** Makes the address, or a new one in place of the old. */
export function useRenewFeed() {
  const { agenda } = useApi().scheduling;
  return useMutation(agenda.renewFeed.mutationOptions());
}

export function useRemoveFeed() {
  const { agenda } = useApi().scheduling;
  return useMutation(agenda.removeFeed.mutationOptions());
}

/** By this kind of address calendar programs of phones and computers open at once. */
export function webcalOf({ url }: CalendarFeed): string {
  return url.replace(/^https?:/, 'webcal:');
}
