import { Button, PasswordInput, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
import { type Asked, useNewEmailForm } from './new-email.form.ts';
import { newEmailLabels, sentText } from './new-email.labels.ts';

export function NewEmail() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {newEmailLabels.change}
      </Button>
      {opened && <NewEmailDialog onClose={close} />}
    </>
  );
}

function NewEmailDialog({ onClose }: { onClose: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <GuardedDialog title={newEmailLabels.change} onClose={onClose}>
      {asked ? <Sent asked={asked} onClose={onClose} /> : <NewEmailForm onAsked={setAsked} />}
    </GuardedDialog>
  );
}

function Sent({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { email } = useSession().user;
  return (
    <>
      <Text role="status">
        {asked.sent ? sentText(asked.wanted, email) : newEmailLabels.notSent}
      </Text>
      <DialogActions>
        <Button onClick={onClose}>{newEmailLabels.close}</Button>
      </DialogActions>
    </>
  );
}

function NewEmailForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const { twoFactorEnabled } = useSession().user;
  const saving = useNewEmailForm(onAsked);
  const { form } = saving;
  return (
    <DialogForm saving={saving} confirm={newEmailLabels.send}>
      <Text c="dimmed">{newEmailLabels.explanation}</Text>
      <TextInput
        label={newEmailLabels.newEmail}
        type="email"
        autoComplete="email"
        data-autofocus
        {...form.getInputProps('newEmail')}
      />
      <PasswordInput
        label={newEmailLabels.password}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      {twoFactorEnabled && (
        <TextInput
          label={newEmailLabels.code}
          description={form.errors.code ? null : newEmailLabels.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
      )}
    </DialogForm>
  );
}
