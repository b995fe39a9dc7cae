import type { Order } from '@app/contract/prepaid/orders.contract';
import { ORDER_LIMITS } from '@app/domain/prepaid/order';
import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useRefuseOrder, useRefuseOrders } from './orders.api.ts';
import { refuseOrderLabels as labels, refusedText, refuseText } from './orders.labels.ts';

type OrderRefuseDialogProps = { orders: readonly Order[]; onClose: () => void };

/** Whoever ordered reads why; of several all read the same. */
export default function OrderRefuseDialog({ orders, onClose }: OrderRefuseDialogProps) {
  const [asked] = useState(orders);
  const refuse = useRefuse(asked);
  const isOne = asked.length === 1;
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? labels.missing : null) },
  });
  const saving = useSaving({
    form,
    draft: useDraft(form, {
      form: 'order-refusal',
      thing: isOne ? (asked[0]?.id ?? null) : null,
      isAct: true,
    }),
    send: ({ reason }) => refuse(reason),
    saved: (refused) => showSuccess(refusedText(refused, asked.length)),
    failed: errorText,
    done: onClose,
  });
  return (
    <FormDialog
      title={refuseText(asked.length)}
      size="sm"
      saving={saving}
      confirm={refuseText(asked.length)}
      tone="destructive"
      onClose={onClose}
    >
      <Text c="dimmed">{isOne ? labels.explanation : labels.explanationOfMany}</Text>
      <Textarea
        label={labels.reason}
        data-autofocus
        required
        autosize
        minRows={2}
        maxLength={ORDER_LIMITS.reasonLength}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

/** One question and one write, of one or of several. */
function useRefuse(orders: readonly Order[]): (reason: string) => Promise<number> {
  const refuseOne = useRefuseOrder();
  const refuseMany = useRefuseOrders();
  return async (reason) => {
    const [only, ...others] = orders;
    if (only && others.length === 0) return refuseOne({ id: only.id, reason }).then(() => 1);
    const { refused } = await refuseMany({ ids: orders.map(({ id }) => id), reason });
    return refused;
  };
}
