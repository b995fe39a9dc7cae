import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { type ClosingDayStart, useClosingDayForm } from './closing-day.form.ts';
import { ClosingDayFields } from './closing-day-fields.tsx';
import { closingFieldLabels, closingLabels, closingValueText } from './closing-days.labels.ts';

type ClosingDayDialogProps = { start: ClosingDayStart; onClose: () => void };

export function ClosingDayDialog({ start, onClose }: ClosingDayDialogProps) {
  const { saving, merged } = useClosingDayForm(start, onClose);
  return (
    <FormDialog
      title={start.id ? closingLabels.edit : closingLabels.create}
      saving={saving}
      merged={merged}
      names={closingFieldLabels}
      textOf={closingValueText}
      onClose={onClose}
    >
      <ClosingDayFields form={saving.form} />
    </FormDialog>
  );
}
