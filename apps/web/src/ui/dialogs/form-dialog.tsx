import { Button, Modal, type ModalProps, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useFocusBack } from '../../foundation/hooks/use-focus-back.ts';
import type { Saving } from '../../foundation/hooks/use-saving.ts';
import { useUnsavedChanges } from '../../foundation/hooks/use-unsaved-changes.ts';
import type { Merge } from '../../foundation/merge-drafts.ts';
import { FailureText } from '../failure-text.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

type FormDialogProps<Draft> = {
  title: string;
  size?: ModalProps['size'];
  saving: Saving<Draft>;
  /** Where two edit the same record: what the other changed, and what people call the fields. */
  merged?: Merge<Draft> | null;
  names?: Partial<Record<keyof Draft & string, string>>;
  confirm?: string;
  cancel?: string;
  tone?: 'normal' | 'destructive';
  /** What is chosen already is what would be saved. */
  isNothingNew?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A form in a dialog. It lives as long as it is open, so each opening starts anew; it asks before
 * throwing away what was typed, leads to the first mistake, and gives the focus back.
 */
export function FormDialog<Draft>(props: FormDialogProps<Draft>) {
  const { title, size = 'md', saving, merged = null, names = {}, onClose, children } = props;
  const { form, save, isSaving, failure } = saving;
  useFocusBack();
  const changes = useUnsavedChanges(() => form.isDirty());
  const close = () => changes.askBefore(onClose);

  function submit(event: FormEvent<HTMLFormElement>): void {
    // Of a dialog opened from another one's form: only this one is sent.
    event.stopPropagation();
    form.onSubmit(save, (errors) => focusFirstError(form, errors))(event);
  }

  return (
    <>
      <Modal opened onClose={close} title={title} size={size}>
        <form noValidate onSubmit={submit}>
          <MergedNotice merged={merged} names={names} />
          <Stack gap="md">
            {children}
            <FailureText>{failure}</FailureText>
          </Stack>
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              {props.cancel ?? 'Cancelar'}
            </Button>
            <Button
              type="submit"
              color={props.tone === 'destructive' ? 'red' : 'blue'}
              loading={isSaving}
              disabled={props.isNothingNew ?? false}
            >
              {props.confirm ?? 'Salvar'}
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
