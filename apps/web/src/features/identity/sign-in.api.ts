import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../foundation/api.tsx';
import { signIn } from '../../foundation/auth.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { forgetSession } from './session.api.ts';
import { signInLabels } from './sign-in.labels.ts';

type Credentials = { email: string; password: string };

const CREDENTIALS_REFUSED = 401;

/** Signs in and goes to where the account belongs; otherwise says why not. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async ({ email, password }) => {
    const answer = await signIn(email, password);
    if (!answer.accepted) {
      const refused = answer.status === CREDENTIALS_REFUSED;
      showFailure(signInLabels.failed, refused ? signInLabels.checkCredentials : answer.message);
      return;
    }
    showSuccess(signInLabels.succeeded.title, signInLabels.succeeded.message);
    forgetSession({ api, queryClient });
    await navigate({ to: '/', replace: true });
  };
}
