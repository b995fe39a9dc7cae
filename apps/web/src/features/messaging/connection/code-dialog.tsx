import { Text } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import type { ConnectionActs } from './connection.api.ts';
import { codeDialogLabels as labels } from './connection.labels.ts';
import { useCodeForm } from './pairing-code.form.ts';

type CodeDialogProps = { acts: ConnectionActs; onClose: () => void };

/** For whoever cannot scan: the phone in her hand is the one that shows this page. */
export default function CodeDialog({ acts, onClose }: CodeDialogProps) {
  const saving = useCodeForm(acts, onClose);
  return (
    <FormDialog title={labels.title} saving={saving} confirm={labels.submit} onClose={onClose}>
      <Text c="dimmed">{labels.explanation}</Text>
      <PhoneField label={labels.phone} autoFocus {...saving.form.getInputProps('phone')} />
    </FormDialog>
  );
}
