import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../foundation/api.tsx';
import { signIn } from '../../../foundation/sign-in/auth.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { forgetSession, type Loader } from '../session.api.ts';
import { signInLabels } from './sign-in.labels.ts';

export type Entrance = {
  firstAccess: boolean;
  asksSetupToken: boolean;
  offersDemo: boolean;
  recoversByEmail: boolean;
};

/** A system that does not answer is taken for one in use: nobody is offered to set it up. */
const inUse: Entrance = {
  firstAccess: false,
  asksSetupToken: false,
  offersDemo: false,
  recoversByEmail: true,
};

/** What the gate has to know about the system while nobody is signed in. */
export async function currentEntrance({ api, queryClient }: Loader): Promise<Entrance> {
  const options = api.identity.entrance.current.queryOptions({ retry: false });
  return queryClient.fetchQuery(options).catch(() => inUse);
}

export function useConfigureSystem() {
  return useMutation(useApi().identity.entrance.configure.mutationOptions());
}

export function useLoadDemo() {
  return useMutation(useApi().identity.entrance.loadDemo.mutationOptions());
}

type Credentials = { email: string; password: string };

/** Signs in where the system was just set up; the gate then decides again. */
export function useEnterSystem(): (credentials: Credentials) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async ({ email, password }) => {
    queryClient.removeQueries({ queryKey: api.identity.entrance.key() });
    const answer = await signIn(email, password);
    if (!answer.accepted) {
      showFailure(signInLabels.failed, answer.message);
      await navigate({ to: '/auth', search: { mode: 'signin' }, replace: true });
      return;
    }
    forgetSession({ api, queryClient });
    await navigate({ to: '/', replace: true });
  };
}
