import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorText } from '../../../foundation/error-text.ts';
import { complainBeside } from '../../../foundation/form-errors.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import type { TwoProofs } from '../../../foundation/sign-in/auth-account.ts';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import type { ProofComplaint, TwoFactorPurpose } from './two-factor-settings.api.ts';
import { twoFactorLabels } from './two-factor-settings.labels.ts';

type TwoFactorSettingsPasswordProps = {
  purpose: TwoFactorPurpose;
  /** Answers what is wrong with the password or the code, or `null`. */
  onSubmit: (proofs: TwoProofs) => Promise<ProofComplaint | null>;
};

export function TwoFactorSettingsPassword(props: TwoFactorSettingsPasswordProps) {
  const { purpose, onSubmit } = props;
  const asksCode = purpose !== 'enable';
  const form = useForm<TwoProofs>({
    initialValues: { password: '', code: '' },
    validate: {
      password: (password) => (password ? null : twoFactorLabels.missingPassword),
      code: (code) => (asksCode && !code.trim() ? twoFactorLabels.missingCode : null),
    },
  });

  async function send({ password, code }: TwoProofs): Promise<boolean> {
    const complaint = await onSubmit({ password, code: code.trim() });
    return complaint ? complainBeside(form, complaint.field, complaint.sentence) : true;
  }

  const isDisabling = purpose === 'disable';
  return (
    <DialogForm
      saving={useSaving({ form, draft: null, send, failed: errorText })}
      confirm={isDisabling ? twoFactorLabels.disable : twoFactorLabels.goOn}
      tone={isDisabling ? 'destructive' : 'normal'}
    >
      <Text c="dimmed">{twoFactorLabels.passwordStep[purpose]}</Text>
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
    </DialogForm>
  );
}
