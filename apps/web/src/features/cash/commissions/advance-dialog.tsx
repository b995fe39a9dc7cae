import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { byName } from '@app/domain/shared/text';
import { Select, Skeleton, Text, Textarea } from '@mantine/core';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import { OpenCashDialog } from '../drawer/open-cash-dialog.tsx';
import { useAdvanceForm } from './advance.form.ts';
import { CommissionMethodSelect } from './commission-method-select.tsx';
import { advanceLabels as labels } from './commissions.labels.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

/** Money that a professional gets before it is earned, from the open drawer. */
export default function AdvanceDialog({ onClose }: { onClose: () => void }) {
  return (
    <OpenCashDialog labels={labels} skeleton={<Skeleton height={360} />} onClose={onClose}>
      {(onCashClosed) => <Advancing onClose={onClose} onCashClosed={onCashClosed} />}
    </OpenCashDialog>
  );
}

type AdvancingProps = { onClose: () => void; onCashClosed: (reason: string) => void };

function Advancing({ onClose, onCashClosed }: AdvancingProps) {
  const saving = useAdvanceForm({ close: onClose, onCashClosed });
  const { form } = saving;
  return (
    <DialogForm saving={saving} confirm={labels.confirm}>
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
    </DialogForm>
  );
}

function useWorkingProfessionals() {
  const { data = [] } = useProfessionals();
  return data
    .filter(({ active }) => active)
    .toSorted(byName)
    .map(({ id, name }) => ({ value: id, label: name }));
}
