import type { Settlement } from '@app/contract/cash/settlements.contract';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { receiptMailLabels as labels } from './receipt.labels.ts';
import { useReceiptMailForm } from './receipt-mail.form.ts';

type ReceiptMailDialogProps = { settlement: Settlement; onClose: () => void };

/** To the client's address, or to one that is asked for at the counter. */
export default function ReceiptMailDialog({ settlement, onClose }: ReceiptMailDialogProps) {
  const saving = useReceiptMailForm(settlement, onClose);
  const { form } = saving;
  const { clientName, clientEmail } = settlement;
  return (
    <FormDialog title={labels.title} saving={saving} confirm={labels.send} onClose={onClose}>
      <Stack gap="md">
        <TextInput
          type="email"
          label={labels.email}
          required
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        {clientName && !clientEmail && (
          <Checkbox
            label={labels.keep}
            {...form.getInputProps('keepForClient', { type: 'checkbox' })}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
