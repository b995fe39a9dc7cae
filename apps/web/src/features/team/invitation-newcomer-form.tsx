import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import type { Joining } from './joining.api.ts';
import { joiningLabels } from './joining.labels.ts';
import { useNewcomerForm } from './newcomer-form.api.ts';

export function InvitationNewcomerForm({ joining }: { joining: Joining }) {
  const { form, submit } = useNewcomerForm(joining);
  return (
    <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}>
      <Stack gap="md">
        <TextInput
          label={joiningLabels.email}
          value={joining.email}
          autoComplete="username"
          readOnly
        />
        <TextInput label={joiningLabels.name} autoComplete="name" {...form.getInputProps('name')} />
        <PasswordInput
          label={joiningLabels.password}
          description={form.errors.password ? null : joiningLabels.passwordHelp}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={joiningLabels.repeatPassword}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" loading={form.submitting} fullWidth mt="xs">
          {joiningLabels.createAccount}
        </Button>
      </Stack>
    </form>
  );
}
