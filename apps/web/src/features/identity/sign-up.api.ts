import type { SignUpInput } from '@app/contract/identity/sign-up.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../foundation/api.tsx';
import { signIn } from '../../foundation/auth.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { forgetSession } from './session.api.ts';
import { signInLabels } from './sign-in.labels.ts';
import { signUpLabels } from './sign-up.labels.ts';

/** Creates account and company and goes in at once. Throws what the server refused. */
export function useSignUp(): (input: SignUpInput) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(api.identity.signUp.create.mutationOptions());

  return async (input) => {
    await create(input);
    showSuccess(signUpLabels.succeeded);
    const entered = await signIn(input.email, input.password);
    if (!entered.accepted) {
      // The account is there, so what is left to do is to sign in.
      showFailure(signInLabels.failed, entered.message);
      await navigate({ to: '/auth', search: { mode: 'signin' } });
      return;
    }
    forgetSession({ api, queryClient });
    await navigate({ to: '/dashboard' });
  };
}
