import { Button, Stack, TextInput } from '@mantine/core';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import type { FirstAccessDraft, FirstAccessForm as Form } from './first-access.form.ts';
import { firstAccessLabels as labels } from './first-access.labels.ts';

const alert = { role: 'alert' };
const passwordLabels = {
  password: labels.password,
  help: labels.passwordHelp,
  repetition: labels.confirmPassword,
};

type FirstAccessFormProps = {
  form: Form;
  asksSetupToken: boolean;
  onSubmit: (draft: FirstAccessDraft) => Promise<void>;
};

export function FirstAccessForm({ form, asksSetupToken, onSubmit }: FirstAccessFormProps) {
  return (
    <CheckedForm of={form} onSubmit={onSubmit}>
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
    </CheckedForm>
  );
}

function PasswordFields({ form }: { form: Form }) {
  return (
    <NewPasswordFields
      labels={passwordLabels}
      password={{ errorProps: alert, ...form.getInputProps('password') }}
      repetition={{ errorProps: alert, ...form.getInputProps('confirmPassword') }}
    />
  );
}
