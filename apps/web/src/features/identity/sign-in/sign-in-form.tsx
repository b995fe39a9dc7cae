import { MINIMUM_PASSWORD_LENGTH } from '@app/domain/identity/password-length';
import { isEmail } from '@app/domain/shared/email';
import { normalizeEmail } from '@app/domain/shared/text';
import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { useSignIn } from './sign-in.api.ts';
import { signInLabels } from './sign-in.labels.ts';

type SignInFormProps = {
  /** Known already when somebody has just signed up. */
  email: string;
  autoFocus: boolean;
  onSecondFactor: () => void;
  onForgotten: (email: string) => void;
};

export function SignInForm({ email, autoFocus, onSecondFactor, onForgotten }: SignInFormProps) {
  const signIn = useSignIn();
  const [wait, setWait] = useState('');
  const form = useForm({
    initialValues: { email, password: '' },
    validate: {
      email: (typed) => (isEmail(normalizeEmail(typed)) ? null : signInLabels.invalidEmail),
      password: (typed) =>
        typed.length < MINIMUM_PASSWORD_LENGTH ? signInLabels.shortPassword : null,
    },
  });

  async function submit(typed: { email: string; password: string }): Promise<void> {
    setWait('');
    const next = await signIn({ ...typed, email: normalizeEmail(typed.email) });
    if (next === 'second-factor') onSecondFactor();
    if (typeof next === 'object') setWait(next.wait);
  }

  return (
    <CheckedForm of={form} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={signInLabels.email}
          type="email"
          autoComplete="username"
          placeholder={signInLabels.emailExample}
          autoFocus={autoFocus}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={signInLabels.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        {wait && (
          <Alert color="yellow" icon={<IconClock />} role="alert">
            {wait}
          </Alert>
        )}
        <Button type="submit" loading={form.submitting} fullWidth mt="xs">
          {signInLabels.enter}
        </Button>
        <Anchor
          component="button"
          type="button"
          size="sm"
          mih={44}
          onClick={() => onForgotten(form.values.email)}
        >
          {signInLabels.forgotten}
        </Anchor>
      </Stack>
    </CheckedForm>
  );
}
