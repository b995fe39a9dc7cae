import { errorText } from '../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';

/** Says how something ended that was chosen in a menu. */
export async function say(
  { done, failed }: { done: string; failed: string },
  work: Promise<unknown>,
): Promise<void> {
  try {
    if ((await work) !== false) showSuccess(done);
  } catch (error) {
    showFailure(failed, errorText(error));
  }
}
