import type { Company } from '@app/contract/company/company.contract';
import { Text } from '@mantine/core';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { useCompanyForm } from './company.form.ts';
import { companyFieldNames, companyLabels } from './company.labels.ts';
import classes from './company-form.module.css';
import { CompanyFormFields } from './company-form-fields.tsx';

export function CompanyForm({ company }: { company: Company }) {
  const mayManage = useMay('company.manage');
  const { saving, merged, discard } = useCompanyForm(company);
  return (
    <SettingsForm saving={saving} merged={merged} names={companyFieldNames} onDiscard={discard}>
      {!mayManage && <Text c="dimmed">{companyLabels.readOnly}</Text>}
      <fieldset disabled={!mayManage} className={classes.fields}>
        <CompanyFormFields form={saving.form} />
      </fieldset>
    </SettingsForm>
  );
}
