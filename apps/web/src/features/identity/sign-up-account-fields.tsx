import { PasswordInput, Stack, TextInput } from '@mantine/core';
import type { SignUpForm } from './sign-up-form.api.ts';

export function SignUpAccountFields({ form }: { form: SignUpForm }) {
  return (
    <Stack gap="md">
      <TextInput label="Nome completo" autoComplete="name" {...form.getInputProps('name')} />
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        placeholder="voce@exemplo.com.br"
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label="Senha"
        description={form.errors.password ? null : 'Pelo menos 6 caracteres.'}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirmar senha"
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </Stack>
  );
}
