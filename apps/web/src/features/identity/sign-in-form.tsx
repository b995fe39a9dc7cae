import { isEmail } from '@app/domain/identity/email';
import { MINIMUM_PASSWORD_LENGTH } from '@app/domain/identity/password';
import { normalizeEmail } from '@app/domain/shared/text';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useSignIn } from './sign-in.api.ts';
import { signInLabels } from './sign-in.labels.ts';

export function SignInForm() {
  const signIn = useSignIn();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (isEmail(normalizeEmail(email)) ? null : signInLabels.invalidEmail),
      password: (password) =>
        password.length < MINIMUM_PASSWORD_LENGTH ? signInLabels.shortPassword : null,
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ email, password }) => signIn({ email: normalizeEmail(email), password }),
        (errors) => focusFirstError(form, errors),
      )}
    >
      <Stack gap="md">
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          placeholder="voce@exemplo.com.br"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Senha"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={form.submitting} fullWidth mt="xs">
          Entrar
        </Button>
      </Stack>
    </form>
  );
}
