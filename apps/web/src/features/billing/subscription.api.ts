import type { CompanySubscription } from '@app/contract/billing/subscription.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { useSession } from '../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useRefreshSession } from '../identity/session.api.ts';
import { subscriptionLabels } from './subscription.labels.ts';

const TIME_TO_READ = 1200;

/** Always the newest: whoever comes back from the payment provider's page looks at this. */
export function useSubscription() {
  const { subscription } = useApi().billing;
  const query = useQuery(subscription.read.queryOptions({ staleTime: 0 }));
  useSessionInStepWith(query.data);
  return query;
}

/** Opens the payment provider's page in a window of its own, where plan and card are changed. */
export function useOpenPortal() {
  const { subscription } = useApi().billing;
  const { mutate, isPending } = useMutation(subscription.portal.mutationOptions());

  function openPortal(): void {
    // Only a click may open a window; by the time the address is known the click is over.
    const opened = window.open('', '_blank');
    mutate(undefined, {
      onSuccess: ({ url }) => showIn(opened, url),
      onError: (error) => {
        opened?.close();
        showFailure(subscriptionLabels.portalFailed, errorText(error));
      },
    });
  }
  return { openPortal, isPending };
}

/** Where windows are not allowed, the page itself goes there. */
function showIn(opened: Window | null, url: string): void {
  if (!opened) {
    location.assign(url);
    return;
  }
  // A foreign page must not be able to steer this one.
  opened.opener = null;
  opened.location.href = url;
}

/** Fetches the truth from the payment provider and starts over with it. */
export function useSyncSubscription() {
  const { subscription } = useApi().billing;
  const sync = useMutation(
    subscription.sync.mutationOptions({
      onSuccess: () => {
        showSuccess(subscriptionLabels.synced);
        setTimeout(() => location.reload(), TIME_TO_READ);
      },
      onError: (error) => showFailure(subscriptionLabels.syncFailed, syncFailureText(error)),
    }),
  );
  return { sync: () => sync.mutate(undefined), isPending: sync.isPending || sync.isSuccess };
}

function syncFailureText(error: unknown): string {
  if (isRefusedWith('TOO_MANY_REQUESTS', error)) return errorText(error);
  return subscriptionLabels.syncFailedDetails;
}

/** The banner speaks from the session: when this answer knows more, the session is asked for again. */
function useSessionInStepWith(subscription: CompanySubscription | undefined): void {
  const known = useSession().company?.subscription;
  const refreshSession = useRefreshSession();
  const read = subscription && stateOf(subscription);
  // Once for each new answer: two that never agree must not ask forever.
  const settled = useRef('');

  useEffect(() => {
    if (!read || !known || read === stateOf(known) || read === settled.current) return;
    settled.current = read;
    void refreshSession();
  }, [read, known, refreshSession]);
}

type State = Pick<CompanySubscription, 'status' | 'trialEndsAt' | 'currentPeriodEnd'>;

function stateOf({ status, trialEndsAt, currentPeriodEnd }: State): string {
  return [status, momentOf(trialEndsAt), momentOf(currentPeriodEnd)].join(' ');
}

function momentOf(instant: string | null): number {
  return instant ? Date.parse(instant) : 0;
}
