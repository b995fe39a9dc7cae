import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { useRemoveCommission } from './commissions.api.ts';
import { commissionLabels, removeTitle } from './commissions.labels.ts';

type CommissionRemoveDialogProps = {
  professionalId: string;
  commission: Commission | null;
  onClose: () => void;
};

export function CommissionRemoveDialog(props: CommissionRemoveDialogProps) {
  const { professionalId, commission, onClose } = props;
  const removeCommission = useRemoveCommission();
  return (
    <ConfirmFor
      thing={commission}
      title={({ serviceName }) => removeTitle(serviceName)}
      question={() => commissionLabels.removeQuestion}
      confirmLabel={commissionLabels.remove}
      tone="destructive"
      onConfirm={({ serviceId }) => removeCommission.mutateAsync({ professionalId, serviceId })}
      done={commissionLabels.removed}
      onClose={onClose}
    />
  );
}
