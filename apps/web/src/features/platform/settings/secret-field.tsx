import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { secretLabels } from './settings.labels.ts';

type SecretFieldProps = PasswordInputProps & { isSet: boolean };

/** A secret that never comes back: the field only says that there is one. */
export function SecretField({ isSet, ...others }: SecretFieldProps) {
  return (
    <PasswordInput
      description={isSet ? secretLabels.set : secretLabels.notSet}
      placeholder={isSet ? '••••••••' : undefined}
      autoComplete="new-password"
      {...others}
    />
  );
}
