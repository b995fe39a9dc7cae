import { Button, PasswordInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import type { TwoFactorPurpose } from './two-factor-settings.api.ts';
import { twoFactorLabels } from './two-factor-settings.labels.ts';

type TwoFactorSettingsPasswordProps = {
  purpose: TwoFactorPurpose;
  /** Answers what is wrong with the password, or `null`. */
  onSubmit: (password: string) => Promise<string | null>;
  onCancel: () => void;
};

export function TwoFactorSettingsPassword(props: TwoFactorSettingsPasswordProps) {
  const { purpose, onSubmit, onCancel } = props;
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : twoFactorLabels.missingPassword) },
  });

  async function submit({ password }: { password: string }): Promise<void> {
    const complaint = await onSubmit(password);
    if (!complaint) return;
    form.setFieldError('password', complaint);
    form.getInputNode('password')?.focus();
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}>
      <Text c="dimmed" mb="md">
        {twoFactorLabels.passwordStep[purpose]}
      </Text>
      <PasswordInput
        label={twoFactorLabels.password}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel} disabled={form.submitting}>
          {twoFactorLabels.cancel}
        </Button>
        <Button
          type="submit"
          color={purpose === 'disable' ? 'red' : 'blue'}
          loading={form.submitting}
        >
          {purpose === 'disable' ? twoFactorLabels.disable : twoFactorLabels.goOn}
        </Button>
      </DialogActions>
    </form>
  );
}
