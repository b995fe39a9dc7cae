import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { signUpLabels } from './sign-up.labels.ts';
import type { SignUpForm } from './sign-up-form.api.ts';

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
      <PasswordInput
        label={signUpLabels.password}
        description={form.errors.password ? null : signUpLabels.passwordHelp}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={signUpLabels.confirmPassword}
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </Stack>
  );
}
