import { SECONDS_BETWEEN_COPIES } from '@app/domain/shared/email';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { usePause } from '../../../foundation/hooks/use-pause.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import type { HandedLink } from './invitation-link-dialog.tsx';
import { invitationsLabels } from './invitations.labels.ts';

export function useInvitations() {
  const { invitations } = useApi().team;
  return useQuery(invitations.list.queryOptions());
}

export function useInvite(request: Request) {
  const { invitations } = useApi().team;
  return useSendOnce(invitations.create, request);
}

export function useResendInvitation(handOver: (handed: HandedLink) => void) {
  const { invitations } = useApi().team;
  const refresh = useRefresh('members');
  const pause = usePause(SECONDS_BETWEEN_COPIES);
  const { mutate, isPending } = useMutation(
    invitations.resend.mutationOptions({
      onSuccess: ({ email, link }) => {
        pause.start();
        if (link) return handOver({ email, link });
        showSuccess(invitationsLabels.resent, invitationsLabels.oldLink);
      },
      onError: (error) => {
        // It may have been accepted meanwhile.
        void refresh();
        showFailure(invitationsLabels.failedToResend, errorText(error));
      },
    }),
  );
  return { resend: mutate, isSending: isPending, isPausing: pause.isPausing };
}

export function useCancelInvitation() {
  const { invitations } = useApi().team;
  return useMutation(invitations.cancel.mutationOptions());
}
