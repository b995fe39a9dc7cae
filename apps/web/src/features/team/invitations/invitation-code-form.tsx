import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { complainBeside } from '../../../foundation/form-errors.ts';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { type Joining, useConfirmAndAccept } from './joining.api.ts';
import { joiningLabels } from './joining.labels.ts';

type InvitationCodeFormProps = { joining: Joining; onBack: () => void };

export function InvitationCodeForm({ joining, onBack }: InvitationCodeFormProps) {
  const confirmAndAccept = useConfirmAndAccept(joining);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (typed) => (typed.trim() ? null : joiningLabels.missingCode) },
  });

  async function submit({ code }: { code: string }): Promise<void> {
    const complaint = await confirmAndAccept(code.replace(/\s/g, ''));
    if (complaint) complainBeside(form, 'code', complaint);
  }

  return (
    <CheckedForm of={form} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={joiningLabels.code}
          description={form.errors.code ? null : joiningLabels.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Group grow>
          <Button variant="default" onClick={onBack} disabled={form.submitting}>
            {joiningLabels.back}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {joiningLabels.confirm}
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  );
}
