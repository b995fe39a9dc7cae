import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { guardAttempt } from '../../../foundation/attempt-limiter.ts';
import { errorText } from '../../../foundation/error-text.ts';
import {
  confirmWithCode,
  confirmWithRecoveryCode,
  signIn,
  signOutEverywhere,
} from '../../../foundation/sign-in/auth.ts';
import { forgetAuthEntries } from '../../../foundation/sign-in/auth-entries.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { tooManyText } from '../../../foundation/too-many-text.ts';
import { forgetSession, useRefreshSession } from '../../identity/session.api.ts';
import { joiningLabels, welcomeText } from './joining.labels.ts';

export type Joining = { token: string; email: string; companyName: string };

/** What the link says. Asked for again on each visit: it may be used up meanwhile. */
export function useInvitation(token: string) {
  const { show } = useApi().team.invitations;
  return useQuery(show.queryOptions({ input: { token }, staleTime: 0 }));
}

/** For whoever is signed in with the invited e-mail. */
export function useAccept({ token, companyName }: Joining) {
  const { invitations } = useApi().team;
  const queryClient = useQueryClient();
  const refreshSession = useRefreshSession();
  const enter = useEnter(companyName);
  const { mutateAsync } = useMutation(invitations.accept.mutationOptions());
  // Until the next screen is there: the link works once, and a second press would say so.
  const [isAccepting, setAccepting] = useState(false);

  async function accept(): Promise<void> {
    setAccepting(true);
    try {
      await mutateAsync({ token });
    } catch (error) {
      showFailure(joiningLabels.failed, errorText(error));
      await queryClient.invalidateQueries({ queryKey: invitations.show.key() });
      await refreshSession();
      setAccepting(false);
      return;
    }
    await enter();
  }

  return { accept, isAccepting };
}

type SignInStep = 'accepted' | 'second-factor' | { complaint: string };

const CREDENTIALS_REFUSED = 401;

/** Signs in with the invited e-mail and accepts. */
export function useSignInAndAccept(joining: Joining): (password: string) => Promise<SignInStep> {
  const { accept } = useAccept(joining);
  return async (password) => {
    const seconds = guardAttempt('sign-in');
    if (seconds > 0) return { complaint: tooManyText(seconds) };
    const answer = await signIn(joining.email, password);
    if (!answer.accepted) {
      const isWrong = answer.status === CREDENTIALS_REFUSED;
      return { complaint: isWrong ? joiningLabels.wrongPassword : answer.message };
    }
    if (answer.next === 'second-factor') return 'second-factor';
    await accept();
    return 'accepted';
  };
}

const wrongCodes = ['INVALID_CODE', 'INVALID_BACKUP_CODE'];

/** The second step, with the authenticator's six digits or a recovery code. */
export function useConfirmAndAccept(joining: Joining): (code: string) => Promise<string | null> {
  const { accept } = useAccept(joining);
  return async (code) => {
    const confirm = /^\d{6}$/.test(code) ? confirmWithCode : confirmWithRecoveryCode;
    const answer = await confirm(code);
    if (!answer.accepted) {
      return wrongCodes.includes(answer.code) ? joiningLabels.wrongCode : answer.message;
    }
    await accept();
    return null;
  };
}

/** Joins with a new account and goes in at once. Throws what the server refused. */
export function useJoinAsNewcomer({ token, companyName }: Joining) {
  const { invitations } = useApi().team;
  const navigate = useNavigate();
  const enter = useEnter(companyName);
  const { mutateAsync: join } = useMutation(invitations.acceptAsNewcomer.mutationOptions());

  return async (account: { name: string; password: string }): Promise<void> => {
    const { email } = await join({ token, ...account });
    const entered = await signIn(email, account.password);
    if (entered.accepted) return enter();
    // The account is there, so what is left to do is to sign in.
    showSuccess(joiningLabels.accepted, joiningLabels.signInAfterwards);
    await navigate({ to: '/auth', search: { mode: 'signin' } });
  };
}

/** Ends every session of the other account and stays with the invitation. */
export function useSignOutForInvitation(): () => Promise<void> {
  const queryClient = useQueryClient();
  const refreshSession = useRefreshSession();
  return async () => {
    const answer = await signOutEverywhere();
    forgetAuthEntries();
    if (!answer.accepted) showFailure(joiningLabels.failedToSignOut, answer.message);
    queryClient.removeQueries({ type: 'inactive' });
    await refreshSession();
  };
}

/** Nothing that was known of another company or account comes along. */
function useEnter(companyName: string): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    forgetSession({ api, queryClient });
    queryClient.removeQueries({ type: 'inactive' });
    showSuccess(joiningLabels.accepted, welcomeText(companyName));
    await navigate({ to: '/dashboard', replace: true });
  };
}
