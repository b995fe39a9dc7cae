import { Stack, Textarea, TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { sendLabels as labels } from './message-log.labels.ts';
import { useSendMessageForm } from './send-message.form.ts';

/** A message to any phone, in somebody's own words. */
export default function SendMessageDialog({ onClose }: { onClose: () => void }) {
  const saving = useSendMessageForm(onClose);
  const { form } = saving;
  return (
    <FormDialog title={labels.title} saving={saving} confirm={labels.send} onClose={onClose}>
      <Stack gap="md">
        <PhoneField label={labels.phone} required {...form.getInputProps('phone')} />
        <TextInput
          label={labels.name}
          description={labels.nameHelp}
          {...form.getInputProps('recipientName')}
        />
        <Textarea
          label={labels.message}
          required
          autosize
          minRows={4}
          maxRows={12}
          {...form.getInputProps('message')}
        />
      </Stack>
    </FormDialog>
  );
}
