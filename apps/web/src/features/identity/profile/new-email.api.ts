import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useRefreshSession } from '../session.api.ts';

/** Moves the account to the address whose link was opened. */
export function useConfirmNewEmail() {
  const { confirmNewEmail } = useApi().identity.profile;
  const refreshSession = useRefreshSession();
  return useMutation(confirmNewEmail.mutationOptions({ onSuccess: refreshSession }));
}
