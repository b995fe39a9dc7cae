import { Stack, TextInput } from '@mantine/core';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { signUpLabels } from './sign-up.labels.ts';
import type { SignUpForm } from './sign-up-form.api.ts';

const passwordLabels = {
  password: signUpLabels.password,
  help: signUpLabels.passwordHelp,
  repetition: signUpLabels.confirmPassword,
};

export function SignUpAccountFields({ form }: { form: SignUpForm }) {
  return (
    <Stack gap="md">
      <TextInput label={signUpLabels.name} autoComplete="name" {...form.getInputProps('name')} />
      <TextInput
        label={signUpLabels.email}
        type="email"
        autoComplete="username"
        placeholder={signUpLabels.emailExample}
        {...form.getInputProps('email')}
      />
      <NewPasswordFields
        labels={passwordLabels}
        password={form.getInputProps('password')}
        repetition={form.getInputProps('confirmPassword')}
      />
    </Stack>
  );
}
