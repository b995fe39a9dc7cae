import { PasswordInput, type PasswordInputProps } from '@mantine/core';

type NewPasswordFieldsProps = {
  labels: { password: string; help?: string; repetition: string };
  password: PasswordInputProps;
  repetition: PasswordInputProps;
};

/** A password that is chosen, typed twice. The help makes room for what is wrong. */
export function NewPasswordFields({ labels, password, repetition }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label={labels.password}
        description={password.error ? null : labels.help}
        autoComplete="new-password"
        {...password}
      />
      <PasswordInput label={labels.repetition} autoComplete="new-password" {...repetition} />
    </>
  );
}
