import type { Order } from '@app/contract/prepaid/orders.contract';
import { ORDER_LIMITS } from '@app/domain/prepaid/order';
import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorText } from '../../foundation/error-text.ts';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useRefuseOrder } from './orders.api.ts';
import { refuseOrderLabels as labels } from './orders.labels.ts';

type OrderRefuseDialogProps = { order: Order; onClose: () => void };

/** Whoever ordered reads why. */
export default function OrderRefuseDialog({ order, onClose }: OrderRefuseDialogProps) {
  const refuse = useRefuseOrder();
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? labels.missing : null) },
  });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'order-refusal', thing: order.id }),
    send: ({ reason }) => refuse({ id: order.id, reason }),
    saved: labels.done,
    failed: errorText,
    done: onClose,
  });
  return (
    <FormDialog
      title={labels.title}
      size="sm"
      saving={saving}
      confirm={labels.save}
      tone="destructive"
      onClose={onClose}
    >
      <Text c="dimmed">{labels.explanation}</Text>
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
