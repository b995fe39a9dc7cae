import type { ScheduleException } from '@app/contract/team/schedules.contract';
import { Button, Modal } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import { useExceptionForm, useSaveException } from './exception-form.api.ts';
import { exceptionLabels } from './schedule.labels.ts';

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
  const form = useExceptionForm(exception);
  const { save, isSaving } = useSaveException({ form, professionalId, exception, close: onClose });
  const changes = useUnsavedChanges(() => form.isDirty());
  const close = () => changes.askBefore(onClose);

  return (
    <>
      <Modal
        opened
        onClose={close}
        title={exception ? exceptionLabels.editTitle : exceptionLabels.createTitle}
        size="md"
      >
        <form
          noValidate
          // A form inside the dialog of another one: only this one is sent.
          onSubmit={(event) => {
            event.stopPropagation();
            form.onSubmit(save, (errors) => focusFirstError(form, errors))(event);
          }}
        >
          <ExceptionFields form={form} />
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              {exceptionLabels.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {exceptionLabels.save}
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
