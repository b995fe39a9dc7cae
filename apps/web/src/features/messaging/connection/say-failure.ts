import { errorTextOr } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { connectLabels as labels } from './connection.labels.ts';

/** The reason, where there is one. */
export function whyOf(error: unknown): string {
  return errorTextOr(labels.failedWithoutReason, error);
}

/** What to do when something with the number failed. */
function sayFailure(error: unknown): void {
  showFailure(labels.failed, whyOf(error));
}

/** For what is pressed at once, without a question. */
export function saying(done?: string) {
  return { onSuccess: () => done && showSuccess(done), onError: sayFailure };
}

/** For what is asked about first: the question stays open, and what failed is said as elsewhere. */
export async function sayingWhy(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    sayFailure(error);
    throw error;
  }
}

/** The same for what is typed into a form. */
export const formFailure = { title: () => labels.failed, text: whyOf };
