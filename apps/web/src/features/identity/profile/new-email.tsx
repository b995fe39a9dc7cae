import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { type NewEmailForm, useNewEmail } from './new-email.api.ts';
import { newEmailLabels, sentText } from './new-email.labels.ts';

export function NewEmail() {
  const [opened, { open, close }] = useDisclosure(false);
  const { form, asked, ask, forget, asksCode } = useNewEmail(close);
  const { email } = useSession().user;

  return (
    <>
      <Button variant="default" onClick={open}>
        {newEmailLabels.change}
      </Button>
      <Modal opened={opened} onClose={forget} title={newEmailLabels.change}>
        {asked ? (
          <>
            <Text role="status">
              {asked.sent ? sentText(asked.wanted, email) : newEmailLabels.notSent}
            </Text>
            <DialogActions>
              <Button onClick={forget}>{newEmailLabels.close}</Button>
            </DialogActions>
          </>
        ) : (
          <form noValidate onSubmit={form.onSubmit(ask, (errors) => focusFirstError(form, errors))}>
            <NewEmailFields form={form} asksCode={asksCode} />
            <DialogActions>
              <Button variant="default" onClick={forget} disabled={form.submitting}>
                {newEmailLabels.cancel}
              </Button>
              <Button type="submit" loading={form.submitting}>
                {newEmailLabels.send}
              </Button>
            </DialogActions>
          </form>
        )}
      </Modal>
    </>
  );
}

function NewEmailFields({ form, asksCode }: { form: NewEmailForm; asksCode: boolean }) {
  return (
    <Stack gap="md">
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
      {asksCode && (
        <TextInput
          label={newEmailLabels.code}
          description={form.errors.code ? null : newEmailLabels.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
      )}
    </Stack>
  );
}
