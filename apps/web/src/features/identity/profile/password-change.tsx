import { Button, Modal, PasswordInput, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { type PasswordForm, usePasswordChange } from './password-change.api.ts';
import { passwordChangeLabels } from './password-change.labels.ts';
import { ProfileSection } from './profile-section.tsx';

export function PasswordChange() {
  const [opened, { open, close }] = useDisclosure(false);
  const { form, save, forget } = usePasswordChange(close);

  return (
    <ProfileSection
      title={passwordChangeLabels.title}
      explanation={passwordChangeLabels.explanation}
    >
      <Button variant="default" onClick={open}>
        {passwordChangeLabels.change}
      </Button>
      <Modal opened={opened} onClose={forget} title={passwordChangeLabels.change}>
        <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
          <PasswordFields form={form} />
          <DialogActions>
            <Button variant="default" onClick={forget} disabled={form.submitting}>
              {passwordChangeLabels.cancel}
            </Button>
            <Button type="submit" loading={form.submitting}>
              {passwordChangeLabels.save}
            </Button>
          </DialogActions>
        </form>
      </Modal>
    </ProfileSection>
  );
}

const newPasswordLabels = {
  password: passwordChangeLabels.next,
  help: passwordChangeLabels.nextHelp,
  repetition: passwordChangeLabels.repeat,
};

function PasswordFields({ form }: { form: PasswordForm }) {
  return (
    <Stack gap="md">
      <PasswordInput
        label={passwordChangeLabels.current}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('current')}
      />
      <NewPasswordFields
        labels={newPasswordLabels}
        password={form.getInputProps('next')}
        repetition={form.getInputProps('repetition')}
      />
    </Stack>
  );
}
