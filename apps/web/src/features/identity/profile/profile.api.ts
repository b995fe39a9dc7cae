import { SECONDS_BETWEEN_COPIES } from '@app/domain/shared/email';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { usePause } from '../../../foundation/hooks/use-pause.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useRefreshSession } from '../session.api.ts';
import { profileLabels, sentToText } from './profile.labels.ts';

export function useRename() {
  const { rename } = useApi().identity.profile;
  const refreshSession = useRefreshSession();
  return useMutation(rename.mutationOptions({ onSuccess: refreshSession }));
}

export function useUploadPhoto() {
  const { uploadPhoto } = useApi().identity.profile;
  return useMutation(uploadPhoto.mutationOptions({ onSuccess: useRefreshSession() }));
}

export function useRemovePhoto() {
  const { removePhoto } = useApi().identity.profile;
  return useMutation(removePhoto.mutationOptions({ onSuccess: useRefreshSession() }));
}

/** Mails the link once more and says where to look for it. */
export function useSendConfirmation() {
  const { sendConfirmation } = useApi().identity.profile;
  const { email } = useSession().user;
  const refreshSession = useRefreshSession();
  const pause = usePause(SECONDS_BETWEEN_COPIES);
  const { mutate, isPending } = useMutation(
    sendConfirmation.mutationOptions({
      onSuccess: ({ sent }) => {
        pause.start();
        if (sent) showSuccess(profileLabels.resent, sentToText(email));
        else showFailure(profileLabels.failedToResend, profileLabels.noMail);
      },
      onError: async (error) => {
        showFailure(profileLabels.failedToResend, errorText(error));
        if (isRefusedWith('ALREADY_CONFIRMED', error)) await refreshSession();
      },
    }),
  );
  return { send: () => mutate(undefined), isSending: isPending, isPausing: pause.isPausing };
}
