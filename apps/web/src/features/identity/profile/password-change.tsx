import { Button, PasswordInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { usePasswordForm } from './password-change.form.ts';
import { passwordChangeLabels } from './password-change.labels.ts';
import { ProfileSection } from './profile-section.tsx';

export function PasswordChange() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <ProfileSection
      title={passwordChangeLabels.title}
      explanation={passwordChangeLabels.explanation}
    >
      <Button variant="default" onClick={open}>
        {passwordChangeLabels.change}
      </Button>
      {opened && <PasswordDialog onClose={close} />}
    </ProfileSection>
  );
}

const newPasswordLabels = {
  password: passwordChangeLabels.next,
  help: passwordChangeLabels.nextHelp,
  repetition: passwordChangeLabels.repeat,
};

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const saving = usePasswordForm(onClose);
  const { form } = saving;
  return (
    <FormDialog title={passwordChangeLabels.change} saving={saving} onClose={onClose}>
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
    </FormDialog>
  );
}
