import { PasswordInput, Text, TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { officialLabels as labels } from './connection.labels.ts';
import { useOfficialForm } from './official-number.form.ts';

/** A number that the company has at WhatsApp itself. */
export default function OfficialDialog({ onClose }: { onClose: () => void }) {
  const saving = useOfficialForm(onClose);
  const { form } = saving;
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormDialog title={labels.title} saving={saving} confirm={labels.submit} onClose={onClose}>
      <Text c="dimmed">{labels.explanation}</Text>
      <TextInput
        label={labels.phoneNumberId}
        {...digits}
        {...form.getInputProps('phoneNumberId')}
      />
      <TextInput label={labels.businessId} {...digits} {...form.getInputProps('businessId')} />
      <PasswordInput
        label={labels.accessToken}
        description={form.errors.accessToken ? null : labels.accessTokenHelp}
        autoComplete="off"
        {...form.getInputProps('accessToken')}
      />
    </FormDialog>
  );
}
