import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { shownAlertsLabels } from './alerts.labels.ts';

export function useAlerts() {
  return useQuery(useApi().platform.alerts.list.queryOptions({ staleTime: 0 }));
}

export function useFoundCompanies(search: string) {
  const { findCompanies } = useApi().platform.alerts;
  return useQuery(
    findCompanies.queryOptions({ input: { search }, placeholderData: keepPreviousData }),
  );
}

export function useCreateAlert() {
  const { create } = useApi().platform.alerts;
  return useMutation(create.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useChangeAlert() {
  const { update } = useApi().platform.alerts;
  return useMutation(update.mutationOptions({ onSuccess: useAskAgain() }));
}

export function useRemoveAlert() {
  const { remove } = useApi().platform.alerts;
  return useMutation(remove.mutationOptions({ onSettled: useAskAgain() }));
}

/** She has read it. The session, which brought it, does not bring it back. */
export function useDismissAlert() {
  const { platform, identity } = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    platform.alerts.dismiss.mutationOptions({
      onSuccess: ({ id }) =>
        queryClient.setQueryData(
          identity.session.current.queryKey(),
          (session) =>
            session && { ...session, alerts: session.alerts.filter((each) => each.id !== id) },
        ),
      onError: (error) => showFailure(shownAlertsLabels.failedToDismiss, errorText(error)),
    }),
  );
}

/** The list and the trail say something else now. */
function useAskAgain(): () => Promise<void> {
  const { platform } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: platform.key() });
}
