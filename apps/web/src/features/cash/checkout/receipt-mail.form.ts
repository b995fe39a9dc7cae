import { receiptMailForm } from '@app/contract/cash/receipts.contract';
import type { Settlement } from '@app/contract/cash/settlements.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { receiptMailLabels as labels } from './receipt.labels.ts';
import { useSendReceipt } from './settle.api.ts';

/** It is said to be sent when the mail server took it; refused, the address can be put right. */
export function useReceiptMailForm({ id, clientEmail }: Settlement, close: () => void) {
  const form = useForm({
    initialValues: { email: clientEmail ?? '', keepForClient: false },
    validate: schemaResolver(receiptMailForm.omit({ id: true }), { sync: true }),
  });
  const draft = useDraft(form, { form: 'receipt-mail', thing: id, isAct: true });
  const send = useSendReceipt(draft.request);
  return useSaving({
    form,
    draft,
    send: async (typed) => {
      const mail = await send({ ...typed, id });
      if (mail === null) return { email: null };
      if (mail.state === 'sent') return { email: mail.email };
      form.setFieldError('email', labels.refused);
      return false;
    },
    saved: ({ email }) => {
      if (email === null) showSuccess(labels.underWay, labels.underWayHelp);
      else showSuccess(labels.sent(email));
    },
    fieldOf: { RECEIPT_SENT_OFTEN: 'email' },
    failed: labels.failed,
    done: close,
  });
}
