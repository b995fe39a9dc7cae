import type { SentMessage } from '@app/contract/messaging/sending.contract';
import { hasLeft, isUnderWay } from '@app/domain/messaging/message-state';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { follow } from '../../../foundation/hooks/follow.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { failureText, messageLogLabels as labels, retryFailureText } from './message-log.labels.ts';

/** Three attempts take half a minute; what waits longer waits for hours or for a receipt. */
const PATIENCE = { everyMs: 1000, times: 45 };

/** Once more; it is said to be sent again when it has left, also to whoever went on to another page. */
export function useRetryMessage() {
  const timezone = useTimezone();
  const { retry, get } = useApi().messaging.sending;
  return useMutation(
    retry.mutationOptions({
      onSuccess: ({ messageId: id }) => {
        void follow(() => get.call({ id }), isDecided, PATIENCE).then(sayOutcome);
      },
      onError: (error) => showFailure(labels.failedToRetry, failureText(error, timezone)),
    }),
  );
}

/** What a person has to send is under way for nobody else. */
function isDecided({ state, channel }: SentMessage): boolean {
  return !isUnderWay(state) || channel === 'link';
}

/** What became of it stands in the list anyhow. */
function sayOutcome(message: SentMessage | null): void {
  if (message === null) showSuccess(labels.stillUnderWay, labels.stillUnderWayHelp);
  else if (hasLeft(message.state)) showSuccess(labels.retried);
  else showFailure(labels.failedToRetry, retryFailureText(message));
}
