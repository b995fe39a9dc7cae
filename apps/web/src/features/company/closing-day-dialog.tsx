import { Button, Modal } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { ClosingDayFields } from './closing-day-fields.tsx';
import {
  type ClosingDayStart,
  useClosingDayForm,
  useSaveClosingDay,
} from './closing-day-form.api.ts';
import { closingLabels } from './closing-days.labels.ts';

type ClosingDayDialogProps = { start: ClosingDayStart | null; onClose: () => void };

export function ClosingDayDialog({ start, onClose }: ClosingDayDialogProps) {
  const form = useClosingDayForm(start);
  const { save, isSaving } = useSaveClosingDay(form, start, onClose);
  const changes = useUnsavedChanges(() => start !== null && form.isDirty());
  const close = () => changes.askBefore(onClose);

  return (
    <>
      <Modal
        opened={start !== null}
        onClose={close}
        title={start?.id ? closingLabels.edit : closingLabels.create}
      >
        <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
          <ClosingDayFields form={form} />
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              {closingLabels.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {closingLabels.save}
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
