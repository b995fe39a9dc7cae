import { Button, Stack, TextInput } from '@mantine/core';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { Acceptance } from '../../identity/sign-up/acceptance.tsx';
import type { Joining } from './joining.api.ts';
import { joiningLabels } from './joining.labels.ts';
import { useNewcomerForm } from './newcomer.form.ts';

const passwordLabels = {
  password: joiningLabels.password,
  help: joiningLabels.passwordHelp,
  repetition: joiningLabels.repeatPassword,
};

export function InvitationNewcomerForm({ joining }: { joining: Joining }) {
  const { form, save, isSaving } = useNewcomerForm(joining);
  return (
    <CheckedForm of={form} onSubmit={save}>
      <Stack gap="md">
        <TextInput
          label={joiningLabels.email}
          value={joining.email}
          autoComplete="username"
          readOnly
        />
        <TextInput label={joiningLabels.name} autoComplete="name" {...form.getInputProps('name')} />
        <NewPasswordFields
          labels={passwordLabels}
          password={form.getInputProps('password')}
          repetition={form.getInputProps('confirmPassword')}
        />
        <Acceptance />
        <Button type="submit" loading={isSaving} fullWidth mt="xs">
          {joiningLabels.createAccount}
        </Button>
      </Stack>
    </CheckedForm>
  );
}
