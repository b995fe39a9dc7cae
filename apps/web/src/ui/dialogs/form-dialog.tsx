import type { ModalProps } from '@mantine/core';
import { DialogForm, type DialogFormProps } from './dialog-form.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';

export type FormDialogProps<Draft> = DialogFormProps<Draft> & {
  title: string;
  size?: ModalProps['size'];
  /** Something is asked above it. */
  isCovered?: boolean;
  onClose: () => void;
};

/** A form in a dialog. */
export function FormDialog<Draft>(props: FormDialogProps<Draft>) {
  const { title, size = 'md', isCovered = false, onClose, ...form } = props;
  return (
    <GuardedDialog title={title} size={size} isCovered={isCovered} onClose={onClose}>
      <DialogForm {...form} />
    </GuardedDialog>
  );
}
