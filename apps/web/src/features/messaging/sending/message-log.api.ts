import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { failureText, messageLogLabels as labels } from './message-log.labels.ts';
import { askedOf, type MessageLogView } from './message-log-view.ts';

export function useMessageLog(view: MessageLogView) {
  return useWalk(useApi().messaging.sending.list, askedOf(view));
}

export function useSendMessage(request: Request) {
  return useSendOnce(useApi().messaging.sending.send, request);
}

export function useRetryMessage() {
  const timezone = useTimezone();
  return useMutation(
    useApi().messaging.sending.retry.mutationOptions({
      onSuccess: () => showSuccess(labels.retried),
      onError: (error) => showFailure(labels.failedToRetry, failureText(error, timezone)),
    }),
  );
}
