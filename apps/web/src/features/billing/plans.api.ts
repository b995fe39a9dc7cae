import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { showFailure } from '../../foundation/toasts.ts';
import { planLabels } from './plans.labels.ts';

export function usePlans() {
  return useQuery(useApi().billing.plans.list.queryOptions());
}

/** Undefined while it is asked. Unknown counts as not: the server refuses a second one anyway. */
export function useIsSubscribed(): boolean | undefined {
  const { subscription } = useApi().billing;
  const enabled = useMay('subscription.view');
  const read = useQuery(subscription.read.queryOptions({ enabled, staleTime: 0 }));
  if (read.isLoading) return undefined;
  return read.data?.isSubscribed ?? false;
}

/** Goes on to the payment provider's page. `step` tells what to show meanwhile. */
export function useCheckout() {
  const { subscription } = useApi().billing;
  const checkout = useMutation(
    subscription.checkout.mutationOptions({
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => {
        if (!isAlreadySubscribed(error)) showFailure(planLabels.checkoutFailed, errorText(error));
      },
    }),
  );
  useResetOnReturn(checkout.reset);

  return {
    subscribe: (planId: string) => checkout.mutate({ planId }),
    chosenPlanId: checkout.isPending ? checkout.variables.planId : null,
    isLeaving: checkout.isSuccess,
    isAlreadySubscribed: isAlreadySubscribed(checkout.error),
  };
}

function isAlreadySubscribed(error: unknown): boolean {
  return isRefusedWith('ALREADY_SUBSCRIBED', error);
}

/** The browser's back button brings the page as it was left: on its way out. */
function useResetOnReturn(reset: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
}
