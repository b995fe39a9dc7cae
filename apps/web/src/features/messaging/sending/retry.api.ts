import type { SentMessage } from '@app/contract/messaging/sending.contract';
import { hasLeft, isUnderWay } from '@app/domain/messaging/message-state';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { failureText, messageLogLabels as labels, retryFailureText } from './message-log.labels.ts';

const ASKED_EVERY = 1000;
/** Three attempts take half a minute; what waits longer waits for hours or for a receipt. */
const ASKED_TIMES = 45;

/** Once more; it is said to be sent again when it has left, also to whoever went on to another page. */
export function useRetryMessage() {
  const timezone = useTimezone();
  const { retry, get } = useApi().messaging.sending;
  return useMutation(
    retry.mutationOptions({
      onSuccess: ({ messageId: id }) => {
        follow(() => get.call({ id }));
      },
      onError: (error) => showFailure(labels.failedToRetry, failureText(error, timezone)),
    }),
  );
}

async function follow(ask: () => Promise<SentMessage>): Promise<void> {
  for (let asked = 0; asked < ASKED_TIMES; asked += 1) {
    // An answer that is lost is asked for again: what became of the message stands in the list anyhow.
    const message = await ask().catch(() => null);
    if (message && isDecided(message)) return sayOutcome(message);
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
  }
  showSuccess(labels.stillUnderWay, labels.stillUnderWayHelp);
}

/** What a person has to send is under way for nobody else. */
function isDecided({ state, channel }: SentMessage): boolean {
  return !isUnderWay(state) || channel === 'link';
}

function sayOutcome(message: SentMessage): void {
  if (hasLeft(message.state)) showSuccess(labels.retried);
  else showFailure(labels.failedToRetry, retryFailureText(message));
}
