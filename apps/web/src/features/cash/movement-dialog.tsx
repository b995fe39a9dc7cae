import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { movementLabels as labels, movementWords } from './cash.labels.ts';
import { FailureText } from './failure-text.tsx';
import { useMovementForm } from './movement-form.api.ts';

const maximum = cents(TRANSACTION_LIMITS.amountInCents);

type MovementDialogProps = { kind: 'supply' | 'withdrawal'; onClose: () => void };

/** Money put into the drawer or taken out of it. */
export default function MovementDialog({ kind, onClose }: MovementDialogProps) {
  const words = movementWords[kind];
  const { form, failure, save, isSaving } = useMovementForm(kind, onClose);

  return (
    <Modal opened onClose={onClose} title={words.title} size="sm">
      <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
        <Stack gap="md">
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
          <FailureText>{failure}</FailureText>
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={isSaving}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {words.confirm}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
