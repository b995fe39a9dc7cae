import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import type { Segment } from '@app/domain/messaging/segment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import { useWrite } from '../../../foundation/hooks/use-write.ts';

export function useCampaigns() {
  return useWalk(useApi().messaging.campaigns.list, {});
}

export function useSendingNumber() {
  return useQuery(useApi().messaging.campaigns.number.queryOptions()).data?.number;
}

export function useSegments() {
  return useQuery(useApi().messaging.campaigns.segments.queryOptions());
}

/** Who would get it; nothing is asked while no segment is chosen. */
export function useAudience(segments: readonly Segment[], excludeRecentContacts = false) {
  const input = { segments: [...segments], excludeRecentContacts };
  return useQuery(
    useApi().messaging.campaigns.audience.queryOptions({
      input,
      enabled: segments.length > 0,
      placeholderData: keepPreviousData,
    }),
  );
}

/** What can be done with one beside changing it. */
export function useCampaignActs() {
  const { start, pause, resume, stop, remove } = useApi().messaging.campaigns;
  const acts = {
    start: useWrite(start.mutationOptions()),
    pause: useWrite(pause.mutationOptions()),
    resume: useWrite(resume.mutationOptions()),
    stop: useWrite(stop.mutationOptions()),
    remove: useWrite(remove.mutationOptions()),
  };
  return {
    start: ({ id }: Campaign) => acts.start({ id }),
    pause: ({ id }: Campaign) => acts.pause({ id }),
    resume: ({ id }: Campaign) => acts.resume({ id }),
    stop: ({ id }: Campaign) => acts.stop({ id }),
    remove: ({ id }: Campaign) => acts.remove({ id }),
  };
}
