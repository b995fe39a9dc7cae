import { Button, Stack, TextInput } from '@mantine/core';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import type { SignUpForm } from './sign-up.form.ts';
import { signUpLabels } from './sign-up.labels.ts';

const passwordLabels = {
  password: signUpLabels.password,
  help: signUpLabels.passwordHelp,
  repetition: signUpLabels.confirmPassword,
};

type SignUpAccountFieldsProps = {
  form: SignUpForm;
  /** Offered when the e-mail has an account already. */
  onSignInInstead: (() => void) | null;
};

export function SignUpAccountFields({ form, onSignInInstead }: SignUpAccountFieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label={signUpLabels.name}
        autoComplete="name"
        enterKeyHint="next"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={signUpLabels.email}
        type="email"
        autoComplete="username"
        enterKeyHint="next"
        placeholder={signUpLabels.emailExample}
        {...form.getInputProps('email')}
      />
      {onSignInInstead && (
        <Button variant="default" onClick={onSignInInstead}>
          {signUpLabels.signInInstead}
        </Button>
      )}
      <NewPasswordFields
        labels={passwordLabels}
        password={form.getInputProps('password')}
        repetition={form.getInputProps('confirmPassword')}
      />
    </Stack>
  );
}
