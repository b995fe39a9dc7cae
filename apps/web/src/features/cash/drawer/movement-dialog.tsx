import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { Text, Textarea } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { movementLabels as labels, movementWords } from './cash.labels.ts';
import { useMovementForm } from './movement.form.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

type MovementDialogProps = { kind: 'supply' | 'withdrawal'; onClose: () => void };

/** Money put into the drawer or taken out of it. */
export default function MovementDialog({ kind, onClose }: MovementDialogProps) {
  const words = movementWords[kind];
  const saving = useMovementForm(kind, onClose);
  const { form } = saving;

  return (
    <FormDialog
      title={words.title}
      size="sm"
      saving={saving}
      confirm={words.confirm}
      onClose={onClose}
    >
      <Text c="dimmed">{words.explanation}</Text>
      <MoneyField
        {...form.getInputProps('amountCents')}
        label={labels.amount}
        required
        data-autofocus
        maximum={maximum}
        value={form.values.amountCents}
      />
      <Textarea
        {...form.getInputProps('reason')}
        label={labels.reason}
        minRows={2}
        maxLength={TRANSACTION_LIMITS.notesLength}
      />
    </FormDialog>
  );
}
