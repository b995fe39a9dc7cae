import type { SignUpInput } from '@app/contract/identity/sign-up.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../foundation/api.tsx';
import { signIn } from '../../../foundation/sign-in/auth.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { forgetSession } from '../session.api.ts';
import { signInLabels } from '../sign-in/sign-in.labels.ts';
import { signUpLabels } from './sign-up.labels.ts';
import { forgetSignUp } from './sign-up-draft.ts';

export type SignUpEnds = {
  /** The browser is on its way to the payment page. */
  onPaying: () => void;
  /** The account is there, so what is left to do is to sign in. */
  onSignInNeeded: (email: string) => void;
};

/** Creates account and company, goes in and on to pay. Throws what the server refused. */
export function useSignUp(ends: SignUpEnds): (input: SignUpInput) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(api.identity.signUp.create.mutationOptions());

  return async (input) => {
    const { checkout } = await create(input);
    forgetSignUp();
    if ('message' in checkout) {
      showFailure(signUpLabels.notPaid, checkout.message);
      ends.onSignInNeeded(input.email);
      return;
    }
    const pays = checkout.result === 'ready';
    const { title, message } = pays ? signUpLabels.succeededWithCheckout : signUpLabels.succeeded;
    showSuccess(title, message);
    const entered = await signIn(input.email, input.password);
    if (!entered.accepted) {
      showFailure(signInLabels.failed, entered.message);
      ends.onSignInNeeded(input.email);
      return;
    }
    forgetSession({ api, queryClient });
    if (!pays) return navigate({ to: '/dashboard/primeiros-passos' });
    ends.onPaying();
    location.assign(checkout.url);
  };
}
