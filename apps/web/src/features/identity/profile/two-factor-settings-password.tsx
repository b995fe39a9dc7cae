import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import type { TwoProofs } from '../../../foundation/sign-in/auth-account.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import type { ProofComplaint, TwoFactorPurpose } from './two-factor-settings.api.ts';
import { twoFactorLabels } from './two-factor-settings.labels.ts';

type TwoFactorSettingsPasswordProps = {
  purpose: TwoFactorPurpose;
  /** Answers what is wrong with the password or the code, or `null`. */
  onSubmit: (proofs: TwoProofs) => Promise<ProofComplaint | null>;
  onCancel: () => void;
};

export function TwoFactorSettingsPassword(props: TwoFactorSettingsPasswordProps) {
  const { purpose, onSubmit, onCancel } = props;
  const asksCode = purpose !== 'enable';
  const form = useForm<TwoProofs>({
    initialValues: { password: '', code: '' },
    validate: {
      password: (password) => (password ? null : twoFactorLabels.missingPassword),
      code: (code) => (asksCode && !code.trim() ? twoFactorLabels.missingCode : null),
    },
  });

  async function submit({ password, code }: TwoProofs): Promise<void> {
    const complaint = await onSubmit({ password, code: code.trim() });
    if (!complaint) return;
    form.setFieldError(complaint.field, complaint.sentence);
    form.getInputNode(complaint.field)?.focus();
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}>
      <Text c="dimmed" mb="md">
        {twoFactorLabels.passwordStep[purpose]}
      </Text>
      <Stack gap="md">
        <PasswordInput
          label={twoFactorLabels.password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        {asksCode && (
          <TextInput
            label={twoFactorLabels.eitherCode}
            description={form.errors.code ? null : twoFactorLabels.eitherCodeHelp}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('code')}
          />
        )}
      </Stack>
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
