import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { firstAccessLabels as labels } from './first-access.labels.ts';
import type { FirstAccessDraft, FirstAccessForm as Form } from './first-access-form.api.ts';

const alert = { role: 'alert' };

type FirstAccessFormProps = {
  form: Form;
  asksSetupToken: boolean;
  onSubmit: (draft: FirstAccessDraft) => Promise<void>;
};

export function FirstAccessForm({ form, asksSetupToken, onSubmit }: FirstAccessFormProps) {
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))}>
      <Stack gap="md">
        <TextInput label={labels.name} autoComplete="name" {...form.getInputProps('name')} />
        <TextInput
          label={labels.email}
          type="email"
          autoComplete="username"
          placeholder={labels.emailExample}
          {...form.getInputProps('email')}
        />
        <PasswordFields form={form} />
        {asksSetupToken && (
          <TextInput
            label={labels.setupToken}
            description={labels.setupTokenHelp}
            autoComplete="off"
            {...form.getInputProps('setupToken')}
          />
        )}
        <Button type="submit" loading={form.submitting} fullWidth mt="xs">
          {labels.configure}
        </Button>
      </Stack>
    </form>
  );
}

function PasswordFields({ form }: { form: Form }) {
  return (
    <>
      <PasswordInput
        label={labels.password}
        description={form.errors.password ? null : labels.passwordHelp}
        autoComplete="new-password"
        errorProps={alert}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={labels.confirmPassword}
        autoComplete="new-password"
        errorProps={alert}
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
}
