import { Text } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { MessageField } from '../templates/message-field.tsx';
import { tellLabels as labels } from './affected.labels.ts';
import { useTellForm } from './tell.form.ts';

type TellDialogProps = { ids: string[]; onClose: () => void };

export default function TellDialog({ ids, onClose }: TellDialogProps) {
  const saving = useTellForm(ids, onClose);
  const { form } = saving;
  return (
    <FormDialog
      title={labels.title}
      size="xl"
      saving={saving}
      confirm={labels.send}
      onClose={onClose}
    >
      <Text c="dimmed">{labels.explanation}</Text>
      <MessageField {...form.getInputProps('text')} value={form.values.text} required />
    </FormDialog>
  );
}
