import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../foundation/api.tsx';
import { forgiveAttempts, guardAttempt } from '../../../foundation/attempt-limiter.ts';
import {
  type AuthRefusal,
  confirmWithCode,
  confirmWithRecoveryCode,
  signIn,
} from '../../../foundation/sign-in/auth.ts';
import { showFailure, showSuccessOnTheWay } from '../../../foundation/toasts.ts';
import { tooManyText } from '../../../foundation/too-many-text.ts';
import { forgetSession, wantedAddress } from '../session.api.ts';
import { signInLabels } from './sign-in.labels.ts';

type Credentials = { email: string; password: string };
/**
 * What the screen does next: nothing more, ask for the second step, or say how long to wait. That
 * stands in the form, where it stays; a notice would come late behind those of the tries before.
 */
type Next = 'done' | 'second-factor' | { wait: string };

const CREDENTIALS_REFUSED = 401;
const HAS_TO_WAIT = 429;

/** Signs in and goes to where the account belongs; otherwise says why not. */
export function useSignIn(): (credentials: Credentials) => Promise<Next> {
  const enter = useEnter();

  return async ({ email, password }) => {
    const seconds = guardAttempt('sign-in');
    if (seconds > 0) return waitFor(tooManyText(seconds));
    const answer = await signIn(email, password);
    if (!answer.accepted) return refuse(answer);
    forgiveAttempts('sign-in');
    if (answer.next === 'enter') await enter();
    return answer.next === 'enter' ? 'done' : 'second-factor';
  };
}

export type SecondFactor = 'code' | 'recovery-code';
/** `wrong`: once more, with a sentence. `over`: the password has to be given again. */
type Confirmation =
  | { outcome: 'entered' | 'over' | 'failed' }
  | { outcome: 'wrong'; sentence: string };

export function useConfirmSignIn(): (kind: SecondFactor, code: string) => Promise<Confirmation> {
  const enter = useEnter();

  return async (kind, code) => {
    const confirm = kind === 'code' ? confirmWithCode : confirmWithRecoveryCode;
    const answer = await confirm(code);
    if (answer.accepted) {
      await enter();
      return { outcome: 'entered' };
    }
    if (wrongCodes.includes(answer.code) || answer.status === HAS_TO_WAIT) {
      return { outcome: 'wrong', sentence: answer.message };
    }
    showFailure(signInLabels.failed, answer.message);
    return { outcome: endsOfConfirmation.includes(answer.code) ? 'over' : 'failed' };
  };
}

const wrongCodes = ['INVALID_CODE', 'CODE_USED', 'INVALID_BACKUP_CODE'];
const endsOfConfirmation = [
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'UNAUTHORIZED',
];

function useEnter(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async () => {
    const { title, message } = signInLabels.succeeded;
    const arrive = showSuccessOnTheWay(title, message);
    forgetSession({ api, queryClient });
    const wanted = await wantedAddress({ api, queryClient });
    await navigate({ href: wanted ?? '/', replace: true });
    arrive();
  };
}

function refuse({ status, message }: AuthRefusal): Next {
  if (status === HAS_TO_WAIT) return waitFor(message);
  const isWrong = status === CREDENTIALS_REFUSED;
  showFailure(signInLabels.failed, isWrong ? signInLabels.checkCredentials : message);
  return 'done';
}

function waitFor(sentence: string): Next {
  return { wait: `${sentence} ${signInLabels.orRecover}` };
}
