import type { Company } from '@app/contract/company/company.contract';
import { Stack, Text } from '@mantine/core';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { MergedNotice } from '../../../ui/dialogs/merged-notice.tsx';
import { SaveBar } from '../../../ui/dialogs/save-bar.tsx';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { useCompanyForm } from './company.form.ts';
import { companyFieldNames, companyLabels } from './company.labels.ts';
import classes from './company-form.module.css';
import { CompanyFormFields } from './company-form-fields.tsx';

export function CompanyForm({ company }: { company: Company }) {
  const mayManage = useMay('company.manage');
  const { form, save, isSaving, merged, show } = useCompanyForm(company);
  const changes = useUnsavedChanges(() => form.isDirty());

  return (
    <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
      <Stack gap="lg">
        <MergedNotice merged={merged} names={companyFieldNames} />
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
