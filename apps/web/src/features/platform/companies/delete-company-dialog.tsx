import type { ListedCompany } from '@app/contract/platform/companies.contract';
import { isNameTyped } from '@app/domain/company/listed-company';
import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useCompanyWrites } from './companies.api.ts';
import { actsLabels as labels, shownName } from './companies.labels.ts';

type DeleteCompanyDialogProps = { company: ListedCompany; onClose: () => void };

/** Whoever deletes a company types its name: there is no way back. */
export default function DeleteCompanyDialog({ company, onClose }: DeleteCompanyDialogProps) {
  const { remove } = useCompanyWrites();
  const form = useForm({ initialValues: { name: '' } });
  const name = shownName(company);
  const saving = useSaving({
    form,
    draft: null,
    send: (typed) => remove({ id: company.id, name: typed.name }),
    saved: labels.removed,
    fieldOf: { NAME_NOT_TYPED: 'name' },
    failed: labels.failedToRemove,
    done: onClose,
  });
  return (
    <FormDialog
      title={labels.removeTitle(name)}
      saving={saving}
      confirm={labels.remove}
      tone="destructive"
      canSave={isNameTyped(form.values.name, name)}
      onClose={onClose}
    >
      <Text>{labels.removeQuestion}</Text>
      <Text c="dimmed">{labels.removeDetails}</Text>
      <TextInput
        label={labels.removeField(name)}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
