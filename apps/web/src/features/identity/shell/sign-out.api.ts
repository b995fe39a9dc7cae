import { signOutEverywhere } from '../../../foundation/sign-in/auth.ts';
import { forgetAuthEntries } from '../../../foundation/sign-in/auth-entries.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { signOutLabels } from './sign-out.labels.ts';

const TIME_TO_READ = 1500;

/** Ends the session on every device and starts over with a clean page, whatever the server said. */
export function useSignOut(): () => Promise<void> {
  return async () => {
    // A file that does not come keeps nobody signed in.
    const push = await import('../../../foundation/push-browser.ts').catch(() => null);
    await push?.endPush();
    const answer = await signOutEverywhere();
    forgetAuthEntries();
    if (!answer.accepted) {
      showFailure(signOutLabels.failed, answer.message);
      await new Promise((resolve) => setTimeout(resolve, TIME_TO_READ));
    }
    location.assign('/');
  };
}
