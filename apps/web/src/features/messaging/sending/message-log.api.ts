import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useWalk } from '../../../foundation/hooks/use-walk.ts';
import { askedOf, type MessageLogView } from './message-log-view.ts';

export function useMessageLog(view: MessageLogView) {
  return useWalk(useApi().messaging.sending.list, askedOf(view));
}

/** The same, as a file. */
export function useMessagesFile() {
  return useFile(useApi().messaging.sending.exportCsv);
}

export function useSendMessage(request: Request) {
  return useSendOnce(useApi().messaging.sending.send, request);
}
