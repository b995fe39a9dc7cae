import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useCommissionForm } from './commission.form.ts';
import { CommissionFields } from './commission-fields.tsx';
import { changeTitle, commissionLabels } from './commissions.labels.ts';

type CommissionDialogProps = {
  opened: boolean;
  professionalId: string;
  /** The one to change; `null` for a new one. */
  commission: Commission | null;
  /** Those that have none yet. */
  services: readonly Service[];
  onClose: () => void;
};

/** Its content lives as long as it is open, so each opening starts anew. */
export function CommissionDialog(props: CommissionDialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ professionalId, commission, services, onClose }: CommissionDialogProps) {
  const saving = useCommissionForm({ professionalId, commission, close: onClose });
  return (
    <FormDialog
      title={commission ? changeTitle(commission.serviceName) : commissionLabels.create}
      saving={saving}
      onClose={onClose}
    >
      <CommissionFields form={saving.form} commission={commission} services={services} />
    </FormDialog>
  );
}
