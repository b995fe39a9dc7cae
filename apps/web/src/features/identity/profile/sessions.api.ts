import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { sessionsLabels } from './sessions.labels.ts';

export function useSessions() {
  const { listSessions } = useApi().identity.profile;
  return useQuery(listSessions.queryOptions());
}

/** Whatever the answer, the list is looked at again: the device may have gone by itself. */
export function useEndSession() {
  const { endSession } = useApi().identity.profile;
  return useMutation(
    endSession.mutationOptions({
      onSuccess: () => showSuccess(sessionsLabels.ended),
      onError: (error) => showFailure(sessionsLabels.failedToEnd, errorText(error)),
      onSettled: useRefreshSessions(),
    }),
  );
}

export function useEndOtherSessions() {
  const { endOtherSessions } = useApi().identity.profile;
  return useMutation(endOtherSessions.mutationOptions({ onSuccess: useRefreshSessions() }));
}

function useRefreshSessions(): () => Promise<void> {
  const { listSessions } = useApi().identity.profile;
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: listSessions.key() });
}
