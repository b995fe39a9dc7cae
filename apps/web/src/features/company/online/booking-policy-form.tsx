import type { Company } from '@app/contract/company/company.contract';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import classes from '../details/company-form.module.css';
import { SettingsForm } from '../settings-form.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useBookingPolicyForm } from './booking-policy.form.ts';
import { policyFieldNames, policyLabels } from './booking-policy.labels.ts';
import { BookingPolicyFields } from './booking-policy-fields.tsx';
import { BookingPolicySummary } from './booking-policy-summary.tsx';

export function BookingPolicyForm({ company }: { company: Company }) {
  const mayManage = useMay('company.manage');
  const { saving, merged, discard } = useBookingPolicyForm(company);
  const { form } = saving;
  return (
    <SettingsForm saving={saving} merged={merged} names={policyFieldNames} onDiscard={discard}>
      <SettingsSection title={policyLabels.title} explanation={policyLabels.explanation}>
        <fieldset disabled={!mayManage} className={classes.fields}>
          <BookingPolicySummary draft={form.values} />
          <BookingPolicyFields form={form} />
        </fieldset>
      </SettingsSection>
    </SettingsForm>
  );
}
