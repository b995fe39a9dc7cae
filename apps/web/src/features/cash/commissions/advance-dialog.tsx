import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import { useAdvanceForm } from './advance.form.ts';
import { CommissionMethodSelect } from './commission-method-select.tsx';
import { advanceLabels as labels } from './commissions.labels.ts';
import { PayoutDialog } from './payout-dialog.tsx';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

/** Money that a professional gets before it is earned, from the open drawer. */
export default function AdvanceDialog({ onClose }: { onClose: () => void }) {
  return (
    <PayoutDialog labels={labels} height={360} onClose={onClose}>
      {(onCashClosed) => <Advancing onClose={onClose} onCashClosed={onCashClosed} />}
    </PayoutDialog>
  );
}

type AdvancingProps = { onClose: () => void; onCashClosed: (reason: string) => void };

function Advancing({ onClose, onCashClosed }: AdvancingProps) {
  const { form, failure, save, isSaving } = useAdvanceForm({ close: onClose, onCashClosed });
  return (
    <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
      <Stack gap="md">
        <Text c="dimmed">{labels.explanation}</Text>
        <Select
          {...form.getInputProps('professionalId')}
          label={labels.professional}
          data-autofocus
          placeholder={labels.professionalPlaceholder}
          required
          searchable
          openOnFocus={false}
          allowDeselect={false}
          data={useWorkingProfessionals()}
        />
        <MoneyField
          {...form.getInputProps('amountCents')}
          label={labels.amount}
          required
          maximum={maximum}
          value={form.values.amountCents}
        />
        <CommissionMethodSelect {...form.getInputProps('paymentMethodId')} />
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
          {labels.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

function useWorkingProfessionals() {
  const { data = [] } = useProfessionals();
  return data
    .filter(({ active }) => active)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
    .map(({ id, name }) => ({ value: id, label: name }));
}
