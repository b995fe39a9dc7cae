import type { Administrator } from '@app/contract/platform/administrators.contract';
import { Switch, TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useAdministratorForm } from './administrator.form.ts';
import { administratorsLabels as labels } from './administrators.labels.ts';

type AdministratorDialogProps = { administrator: Administrator; onClose: () => void };

const names = { name: labels.name, active: labels.activeField };

export default function AdministratorDialog({ administrator, onClose }: AdministratorDialogProps) {
  const saving = useAdministratorForm(administrator, onClose);
  const { form } = saving;
  return (
    <FormDialog title={labels.editTitle} saving={saving} names={names} onClose={onClose}>
      <TextInput
        label={labels.name}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={labels.email}
        description={labels.emailHelp}
        value={administrator.email}
        disabled
      />
      <Switch
        label={labels.activeField}
        description={labels.activeHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
