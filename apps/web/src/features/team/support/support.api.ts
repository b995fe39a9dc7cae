import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith, statusOf } from '../../../foundation/failure.ts';
import { useMore } from '../../../foundation/hooks/use-walk.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { supportLabels as labels } from './support.labels.ts';

const visitsOfAPage = 20;
const changesOfAPage = 50;

export function useSupportVisits() {
  return useMore(useApi().team.supportVisits.list, { filters: {}, limit: visitsOfAPage });
}

export function useSupportChanges(id: string) {
  const { changes } = useApi().team.supportVisits;
  return useMore(changes, { filters: { id }, limit: changesOfAPage });
}

/** The session, which tells of open visits, is asked for again by the change itself. */
export function useAllowChanges() {
  return useMutation(useApi().team.supportVisits.allow.mutationOptions());
}

export function useEndVisit() {
  return useMutation(
    useApi().team.supportVisits.end.mutationOptions({
      onSuccess: () => showSuccess(labels.ended),
      onError: (error) => showFailure(labels.failedToEnd, errorText(error)),
    }),
  );
}

/** Back to the companies with a clean page: nothing of this one may stay on the screen. */
export function useLeaveCompany() {
  return useMutation(
    useApi().platform.support.leave.mutationOptions({
      onSuccess: () => location.assign('/super-admin/companies'),
      onError: (error) => showFailure(labels.failedToLeave, errorText(error)),
    }),
  );
}

const LOOK_EVERY = 10_000;

/**
 * The owner may end the visit at any moment, and whoever was put out hears of nothing any more; of one
 * that its time ended nobody does. The first thing that is refused tells sooner than the clock.
 */
export function useWatchedVisits(): void {
  const { current } = useApi().identity.session;
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => void queryClient.invalidateQueries({ queryKey: current.key() });
    const timer = setInterval(look, LOOK_EVERY);
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isPutOut(event.action.error)) look();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [current, queryClient]);
}

/** What support never sees is refused on any visit, and says nothing of its end. */
function isPutOut(error: unknown): boolean {
  return statusOf(error) === 403 && !isRefusedWith('SUPPORT_NEVER', error);
}
