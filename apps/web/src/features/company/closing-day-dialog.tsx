import { FormDialog } from '../../ui/form-dialog.tsx';
import { ClosingDayFields } from './closing-day-fields.tsx';
import { type ClosingDayStart, useClosingDayForm } from './closing-day.form.ts';
import { closingLabels } from './closing-days.labels.ts';

type ClosingDayDialogProps = { start: ClosingDayStart; onClose: () => void };

export function ClosingDayDialog({ start, onClose }: ClosingDayDialogProps) {
  const saving = useClosingDayForm(start, onClose);
  return (
    <FormDialog
      title={start.id ? closingLabels.edit : closingLabels.create}
      saving={saving}
      onClose={onClose}
    >
      <ClosingDayFields form={saving.form} />
    </FormDialog>
  );
}
