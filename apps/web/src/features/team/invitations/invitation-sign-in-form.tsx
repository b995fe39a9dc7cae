import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { complainBeside } from '../../../foundation/form-errors.ts';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { InvitationCodeForm } from './invitation-code-form.tsx';
import { type Joining, useSignInAndAccept } from './joining.api.ts';
import { joiningLabels } from './joining.labels.ts';

/** For whoever has an account: its password, and the second step where the account asks for it. */
export function InvitationSignInForm({ joining }: { joining: Joining }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  if (step === 'code') {
    return <InvitationCodeForm joining={joining} onBack={() => setStep('password')} />;
  }
  return <PasswordForm joining={joining} onSecondFactor={() => setStep('code')} />;
}

type PasswordFormProps = { joining: Joining; onSecondFactor: () => void };

function PasswordForm({ joining, onSecondFactor }: PasswordFormProps) {
  const signInAndAccept = useSignInAndAccept(joining);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (typed) => (typed ? null : joiningLabels.missingPassword) },
  });

  async function submit({ password }: { password: string }): Promise<void> {
    const step = await signInAndAccept(password);
    if (step === 'accepted') return;
    if (step === 'second-factor') return onSecondFactor();
    complainBeside(form, 'password', step.complaint);
  }

  return (
    <CheckedForm of={form} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={joiningLabels.email}
          value={joining.email}
          autoComplete="username"
          readOnly
        />
        <PasswordInput
          label={joiningLabels.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={form.submitting} fullWidth mt="xs">
          {joiningLabels.signInAndAccept}
        </Button>
        <Anchor href="/auth?mode=signin" size="sm" className="thumb-room">
          {joiningLabels.forgotten}
        </Anchor>
      </Stack>
    </CheckedForm>
  );
}
