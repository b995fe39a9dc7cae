import type { Company } from '@app/contract/company/company.contract';
import { Stack } from '@mantine/core';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { MergedNotice } from '../../../ui/dialogs/merged-notice.tsx';
import { SaveBar } from '../../../ui/dialogs/save-bar.tsx';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import classes from '../details/company-form.module.css';
import { SettingsSection } from '../settings-section.tsx';
import { useBookingPolicyForm } from './booking-policy.form.ts';
import { policyFieldNames, policyLabels } from './booking-policy.labels.ts';
import { BookingPolicyFields } from './booking-policy-fields.tsx';
import { BookingPolicySummary } from './booking-policy-summary.tsx';

export function BookingPolicyForm({ company }: { company: Company }) {
  const mayManage = useMay('company.manage');
  const { form, save, isSaving, merged, show } = useBookingPolicyForm(company);
  const changes = useUnsavedChanges(() => form.isDirty());

  return (
    <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
      <Stack gap="lg">
        <MergedNotice merged={merged} names={policyFieldNames} />
        <SettingsSection title={policyLabels.title} explanation={policyLabels.explanation}>
          <fieldset disabled={!mayManage} className={classes.fields}>
            <BookingPolicySummary draft={form.values} />
            <BookingPolicyFields form={form} />
          </fieldset>
        </SettingsSection>
        <SaveBar changed={form.isDirty()} saving={isSaving} onDiscard={() => show(company)} />
      </Stack>
      <UnsavedChangesDialog changes={changes} />
    </form>
  );
}
