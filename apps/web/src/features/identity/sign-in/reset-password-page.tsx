import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { complainBeside } from '../../../foundation/form-errors.ts';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { complaintAboutPassword } from '../profile/password-change.labels.ts';
import { signUpLabels } from '../sign-up/sign-up.labels.ts';
import { AuthLayout, Greeting } from './auth-layout.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { saveNewPassword } from './password-recovery.api.ts';
import { passwordRecoveryLabels as labels } from './sign-in.labels.ts';

type ResetPasswordPageProps = {
  /** From the mailed link; `null` when it is known to be used up. */
  token: string | null;
  recoversByEmail: boolean;
  onDone: () => void;
};

export function ResetPasswordPage({ token, recoversByEmail, onDone }: ResetPasswordPageProps) {
  const [refusedToken, setRefusedToken] = useState<string | null>(null);
  if (token !== null && token !== refusedToken) {
    return (
      <AuthLayout backHome>
        <Greeting title={labels.newTitle}>{labels.newExplanation}</Greeting>
        <NewPasswordForm
          token={token}
          onSaved={onDone}
          onInvalidLink={() => setRefusedToken(token)}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout backHome>
      <Greeting title={labels.invalidTitle}>{labels.invalidExplanation}</Greeting>
      <ForgotPasswordForm email="" recoversByEmail={recoversByEmail} onBack={onDone} />
    </AuthLayout>
  );
}

type NewPasswordFormProps = { token: string; onSaved: () => void; onInvalidLink: () => void };

function NewPasswordForm({ token, onSaved, onInvalidLink }: NewPasswordFormProps) {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: {
      password: (typed) => complaintAboutPassword(typed),
      confirmPassword: (typed, { password }) =>
        typed === password ? null : signUpLabels.differentPasswords,
    },
  });

  async function submit({ password }: { password: string }): Promise<void> {
    const outcome = await saveNewPassword(token, password);
    if (outcome === 'saved') onSaved();
    if (outcome === 'invalid-link') onInvalidLink();
    if (typeof outcome === 'object') complainBeside(form, 'password', outcome.weak);
  }

  return (
    <CheckedForm of={form} onSubmit={submit}>
      <Stack gap="md">
        <NewPasswordFields
          labels={{ password: labels.newPassword, repetition: labels.repeatPassword }}
          password={form.getInputProps('password')}
          repetition={form.getInputProps('confirmPassword')}
        />
        <Button type="submit" loading={form.submitting} fullWidth mt="xs">
          {labels.save}
        </Button>
      </Stack>
    </CheckedForm>
  );
}
