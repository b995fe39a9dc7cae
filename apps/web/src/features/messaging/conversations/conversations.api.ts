import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMore, useWalk } from '../../../foundation/hooks/use-walk.ts';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';
import type { TalksView } from './conversations-view.ts';

export function useTalks({ show, search }: Pick<TalksView, 'show' | 'search'>) {
  return useWalk(useApi().messaging.conversations.list, { show, search });
}

/** How many have something unread; 0 for whoever does not see them. */
export function useUnreadTalks(): number {
  const enabled = useMayIn('messages', 'messages.view');
  const { unread } = useApi().messaging.conversations;
  return useQuery(unread.queryOptions({ enabled })).data?.count ?? 0;
}

export function useTalk(id: string) {
  return useQuery(useApi().messaging.conversations.get.queryOptions({ input: { id } }));
}

/** Newest first; what was said before follows on demand. */
export function useLines(id: string) {
  return useMore(useApi().messaging.conversations.thread, { filters: { id }, limit: 50 });
}

/** Asked for when somebody opens them: her name is in them already. */
export function useQuickAnswers(id: string, isOpen: boolean) {
  const { quickAnswers } = useApi().messaging.conversations;
  return useQuery(quickAnswers.queryOptions({ input: isOpen ? { id } : skipToken }));
}

export function useAnswerers(isOpen: boolean) {
  const { answerers } = useApi().messaging.conversations;
  return useQuery(answerers.queryOptions({ enabled: isOpen }));
}

export function useReply() {
  return useSendOnce(useApi().messaging.conversations.reply);
}

export function useMarkTalkRead() {
  return useWrite(useApi().messaging.conversations.markRead.mutationOptions());
}

export function useSettleTalk() {
  return useMutation(useApi().messaging.conversations.settle.mutationOptions());
}

export function useAssignTalk() {
  return useMutation(useApi().messaging.conversations.assign.mutationOptions());
}

export function useStartTalk() {
  return useMutation(useApi().messaging.conversations.start.mutationOptions());
}

export function useTimeline(clientId: string) {
  const { timeline } = useApi().messaging.conversations;
  return useMore(timeline, { filters: { clientId }, limit: 30 });
}
