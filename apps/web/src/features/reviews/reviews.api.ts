import type { AskableVisit, ReviewSummary } from '@app/contract/reviews/reviews.contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { useMayIn } from '../../foundation/sign-in/session.tsx';

/** Whether somebody sees reviews: by her role and by the plan. */
export function useSeesReviews(): boolean {
  return useMayIn('reviews', 'reviews.view');
}

export function useReviewSummary() {
  return useQuery(useApi().reviews.reviews.summary.queryOptions());
}

/** The switch moves at once; where the server says no, it moves back. */
export function useShowAverage() {
  const { showAverage, summary } = useApi().reviews.reviews;
  const queryClient = useQueryClient();
  const queryKey = summary.queryKey();
  return useMutation(
    showAverage.mutationOptions({
      onMutate: (wish) => {
        queryClient.setQueryData(
          queryKey,
          (known: ReviewSummary | undefined) => known && { ...known, ...wish },
        );
      },
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  );
}

export function useReviewActs() {
  const { hide, unhide } = useApi().reviews.reviews;
  return { hide: useWrite(hide.mutationOptions()), unhide: useWrite(unhide.mutationOptions()) };
}

/** The list as a file. */
export function useReviewsFile() {
  return useFile(useApi().reviews.reviews.exportCsv);
}

export function useAskable(search: string) {
  const { listAskable } = useApi().reviews.reviews;
  return useQuery({
    ...listAskable.queryOptions({ input: { search } }),
    placeholderData: keepPreviousData,
  });
}

/** One link for as long as the visit is chosen. */
export function useReviewLink(appointmentId: string) {
  const { ask } = useApi().reviews.reviews;
  return useQuery({
    queryKey: [...ask.key(), appointmentId],
    queryFn: () => ask.call({ appointmentId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Whether a number of the company sends it; not until that is known, nor for whoever may not send. */
export function useSendsItself(): boolean {
  const maySend = useMayIn('messages', 'messages.send');
  const { told } = useApi().messaging.automations;
  return useQuery({ ...told.queryOptions(), enabled: maySend }).data?.canSend ?? false;
}

export function useSendLink({ clientId, clientPhone, appointmentId }: AskableVisit) {
  const send = useWrite(useApi().messaging.sending.send.mutationOptions());
  return (message: string) => send({ phone: clientPhone, message, clientId, appointmentId });
}
