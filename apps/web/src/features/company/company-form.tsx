import type { Company } from '@app/contract/company/company.contract';
import { Stack, Text } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useMay } from '../../foundation/session.tsx';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { SaveBar } from '../../ui/save-bar.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { companyLabels } from './company.labels.ts';
import { useCompanyForm } from './company-form.api.ts';
import classes from './company-form.module.css';
import { CompanyFormFields } from './company-form-fields.tsx';

export function CompanyForm({ company }: { company: Company }) {
  const mayManage = useMay('company.manage');
  const { form, save, isSaving, conflict, show } = useCompanyForm(company);
  const changes = useUnsavedChanges(() => form.isDirty());

  return (
    <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
      <Stack gap="lg">
        {conflict && <ChangedMeanwhile sentence={conflict} onReloaded={show} />}
        {!mayManage && <Text c="dimmed">{companyLabels.readOnly}</Text>}
        <fieldset disabled={!mayManage} className={classes.fields}>
          <CompanyFormFields form={form} />
        </fieldset>
        <SaveBar changed={form.isDirty()} saving={isSaving} onDiscard={() => show(company)} />
      </Stack>
      <UnsavedChangesDialog changes={changes} />
    </form>
  );
}
