import type { ScheduleException } from '@app/contract/team/schedules.contract';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useExceptionForm } from './exception.form.ts';
import { ExceptionFields } from './exception-fields.tsx';
import { exceptionLabels, exceptionValueText } from './schedule.labels.ts';

type ExceptionDialogProps = {
  opened: boolean;
  professionalId: string;
  exception: ScheduleException | null;
  onClose: () => void;
};

/** Its content lives as long as it is open, so each opening starts anew. */
export function ExceptionDialog(props: ExceptionDialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ professionalId, exception, onClose }: ExceptionDialogProps) {
  const { saving, merged } = useExceptionForm({ professionalId, exception, close: onClose });
  return (
    <FormDialog
      title={exception ? exceptionLabels.editTitle : exceptionLabels.createTitle}
      saving={saving}
      merged={merged}
      names={exceptionLabels}
      textOf={exceptionValueText}
      onClose={onClose}
    >
      <ExceptionFields form={saving.form} />
    </FormDialog>
  );
}
