import type { OfferedWish } from '@app/contract/messaging/notices.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMore } from '../../../foundation/hooks/use-walk.ts';
import { useWrite } from '../../../foundation/hooks/use-write.ts';

export function useUnreadNotices() {
  return useQuery(useApi().messaging.notices.unread.queryOptions());
}

export function useNotices() {
  return useMore(useApi().messaging.notices.list, { filters: {}, limit: 20 });
}

export function useMarkRead() {
  return useWrite(useApi().messaging.notices.markRead.mutationOptions());
}

export function useMarkAllRead() {
  return useMutation(useApi().messaging.notices.markAllRead.mutationOptions());
}

export function useWishes() {
  return useQuery(useApi().messaging.notices.wishes.queryOptions());
}

/** A switch moves at once; where the server says no, it moves back. */
export function useKeepWish() {
  const { keepWish, wishes } = useApi().messaging.notices;
  const queryClient = useQueryClient();
  const queryKey = wishes.queryKey();
  return useMutation(
    keepWish.mutationOptions({
      onMutate: ({ kind, app, email, push }) => {
        queryClient.setQueryData(queryKey, (known: OfferedWish[] | undefined) =>
          known?.map((wish) => (wish.kind === kind ? { ...wish, app, email, push } : wish)),
        );
      },
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  );
}
