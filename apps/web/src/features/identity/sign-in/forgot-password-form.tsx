import { isEmail } from '@app/domain/shared/email';
import { normalizeEmail } from '@app/domain/shared/text';
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconInfoCircle, IconMail } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { askForNewPassword } from './password-recovery.api.ts';
import { passwordRecoveryLabels as labels, signInLabels } from './sign-in.labels.ts';

type ForgotPasswordFormProps = {
  email: string;
  /** Without a way to send e-mail there is nothing to fill in. */
  recoversByEmail: boolean;
  onBack: () => void;
};

export function ForgotPasswordForm({ email, recoversByEmail, onBack }: ForgotPasswordFormProps) {
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initialValues: { email },
    validate: {
      email: (typed) => (isEmail(normalizeEmail(typed)) ? null : signInLabels.invalidEmail),
    },
  });
  if (!recoversByEmail)
    return <Said icon={<IconInfoCircle />} text={labels.unavailable} onBack={onBack} />;
  if (isSent) return <Said icon={<IconMail />} text={labels.sent} onBack={onBack} />;

  async function submit(typed: { email: string }): Promise<void> {
    const outcome = await askForNewPassword(normalizeEmail(typed.email));
    setSent(outcome === 'sent');
  }

  return (
    <CheckedForm of={form} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={signInLabels.email}
          type="email"
          autoComplete="username"
          placeholder={signInLabels.emailExample}
          autoFocus
          {...form.getInputProps('email')}
        />
        <Group grow>
          <Button variant="default" onClick={onBack}>
            {labels.backToSignIn}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {labels.send}
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  );
}

function Said({ icon, text, onBack }: { icon: ReactNode; text: string; onBack: () => void }) {
  return (
    <Stack gap="md">
      <Alert icon={icon} role="status">
        {text}
      </Alert>
      <Button variant="default" onClick={onBack}>
        {labels.backToSignIn}
      </Button>
    </Stack>
  );
}
