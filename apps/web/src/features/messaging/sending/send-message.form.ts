import { sendForm } from '@app/contract/messaging/sending.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSendMessage } from './message-log.api.ts';
import { failureText, sendLabels as labels } from './message-log.labels.ts';

export type SendDraft = { phone: string; recipientName: string; message: string };

/** It is on its way once it is stored; what becomes of it the list tells. */
export function useSendMessageForm(close: () => void) {
  const form = useForm<SendDraft>({
    initialValues: { phone: '', recipientName: '', message: '' },
    validate: schemaResolver(sendForm, { sync: true }),
  });
  const draft = useDraft(form, { form: 'send-message', thing: null });
  const timezone = useTimezone();
  const send = useSendMessage(draft.request);
  return useSaving({
    form,
    send: (typed) => send.mutateAsync(typed),
    saved: labels.sent,
    fieldOf: { MESSAGE_TOO_LONG: 'message' },
    failed: { title: () => labels.failed, text: (error) => failureText(error, timezone) },
    done: close,
    draft,
  });
}
