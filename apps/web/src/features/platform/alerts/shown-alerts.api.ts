import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { shownAlertsLabels } from './shown-alerts.labels.ts';

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
