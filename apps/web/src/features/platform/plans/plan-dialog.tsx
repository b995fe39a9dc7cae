import type { PlatformPlan } from '@app/contract/billing/platform-plans.contract';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { usePlanForm } from './plan.form.ts';
import { PlanFields } from './plan-fields.tsx';
import { planFieldNames, planLabels } from './plans.labels.ts';

type PlanDialogProps = {
  /** `null` for a new one. */
  plan: PlatformPlan | null;
  onClose: () => void;
};

export default function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const { saving, merged } = usePlanForm(plan, onClose);
  return (
    <FormDialog
      title={plan ? planLabels.edit : planLabels.create}
      size="lg"
      saving={saving}
      merged={merged}
      names={planFieldNames}
      onClose={onClose}
    >
      <PlanFields form={saving.form} plan={plan} />
    </FormDialog>
  );
}
