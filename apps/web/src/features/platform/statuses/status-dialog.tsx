import type { CompanyStatus } from '@app/contract/platform/statuses.contract';
import { COMPANY_STATUS_LIMITS, NEW_COMPANY_STATUS } from '@app/domain/company/company-status';
import { TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { paletteColors } from '../../../ui/fields/palette-colors.ts';
import { PaletteField } from '../../../ui/fields/palette-field.tsx';
import { useStatusForm } from './status.form.ts';
import { statusesLabels as labels, statusFieldNames } from './statuses.labels.ts';

/** `null` for a new one. */
type StatusDialogProps = { status: CompanyStatus | null; onClose: () => void };

/** What a new one has unless somebody chooses, before those of the agenda. */
const colors = [{ value: NEW_COMPANY_STATUS.color, name: labels.usualColor }, ...paletteColors];

export default function StatusDialog({ status, onClose }: StatusDialogProps) {
  const { saving, merged } = useStatusForm(status, onClose);
  const { form } = saving;
  return (
    <FormDialog
      title={status ? labels.edit : labels.create}
      saving={saving}
      merged={merged}
      names={statusFieldNames}
      onClose={onClose}
    >
      <TextInput
        label={labels.name}
        required
        maxLength={COMPANY_STATUS_LIMITS.nameLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <PaletteField
        {...form.getInputProps('color')}
        label={labels.color}
        required
        colors={colors}
      />
    </FormDialog>
  );
}
