import { guardAttempt } from '../../../foundation/attempt-limiter.ts';
import {
  isWeakPassword,
  requestPasswordReset,
  setNewPassword,
} from '../../../foundation/sign-in/auth.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { tooManyText } from '../../../foundation/too-many-text.ts';
import { passwordRecoveryLabels as labels } from './sign-in.labels.ts';

/** Whether the answer may be shown: it is one and the same, with and without such an account. */
export async function askForNewPassword(email: string): Promise<'sent' | 'failed'> {
  const seconds = guardAttempt('password-recovery');
  if (seconds > 0) return fail(tooManyText(seconds));
  const answer = await requestPasswordReset(email);
  return answer.accepted ? 'sent' : fail(answer.message);
}

export async function saveNewPassword(
  token: string,
  password: string,
): Promise<'saved' | 'invalid-link' | 'failed' | { weak: string }> {
  const seconds = guardAttempt('password-recovery');
  if (seconds > 0) return fail(tooManyText(seconds));
  const answer = await setNewPassword(token, password);
  if (answer.accepted) {
    showSuccess(labels.saved.title, labels.saved.message);
    return 'saved';
  }
  if (isWeakPassword(answer)) return { weak: answer.message };
  return answer.code === 'INVALID_TOKEN' ? 'invalid-link' : fail(answer.message);
}

function fail(sentence: string): 'failed' {
  showFailure(labels.failed, sentence);
  return 'failed';
}
