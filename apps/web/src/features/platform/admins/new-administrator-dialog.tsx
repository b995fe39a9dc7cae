import { TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { administratorsLabels as labels } from './administrators.labels.ts';
import { useNewAdministratorForm } from './new-administrator.form.ts';

const passwordLabels = {
  password: labels.password,
  help: labels.passwordHelp,
  repetition: labels.repetition,
};

/** An account for somebody else; whoever makes it stays signed in as herself. */
export default function NewAdministratorDialog({ onClose }: { onClose: () => void }) {
  const saving = useNewAdministratorForm(onClose);
  const { form } = saving;
  return (
    <FormDialog title={labels.createTitle} saving={saving} onClose={onClose}>
      <TextInput
        label={labels.name}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={labels.email}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <NewPasswordFields
        labels={passwordLabels}
        password={form.getInputProps('password')}
        repetition={form.getInputProps('repetition')}
      />
    </FormDialog>
  );
}
