import { errorTextOr } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { connectLabels as labels } from './connection.labels.ts';

/** What to do when something with the number failed. */
function sayFailure(error: unknown): void {
  showFailure(labels.failed, errorTextOr(labels.failedWithoutReason, error));
}

/** For what is pressed at once, without a question. */
export function saying(done?: string) {
  return { onSuccess: () => done && showSuccess(done), onError: sayFailure };
}
