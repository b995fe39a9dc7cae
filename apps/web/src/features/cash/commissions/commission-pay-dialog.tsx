import type { OwedItem, PendingCommissions } from '@app/contract/cash/commissions.contract';
import { Skeleton } from '@mantine/core';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { OpenCashDialog } from '../drawer/open-cash-dialog.tsx';
import { CommissionMethodSelect } from './commission-method-select.tsx';
import { useCommissionPayForm } from './commission-pay.form.ts';
import { CommissionPaySums } from './commission-pay-sums.tsx';
import { CommissionReturns } from './commission-returns.tsx';
import { payLabels as labels } from './commissions.labels.ts';

type CommissionPayDialogProps = {
  items: readonly OwedItem[];
  professionals: PendingCommissions['professionals'];
  onPaid: () => void;
  onClose: () => void;
};

/** Hands over what was selected, from the open drawer. */
export default function CommissionPayDialog(props: CommissionPayDialogProps) {
  return (
    <OpenCashDialog labels={labels} skeleton={<Skeleton height={240} />} onClose={props.onClose}>
      {(onCashClosed) => <Paying {...props} onCashClosed={onCashClosed} />}
    </OpenCashDialog>
  );
}

type PayingProps = CommissionPayDialogProps & { onCashClosed: (reason: string) => void };

function Paying({ onPaid, onClose, ...props }: PayingProps) {
  const done = () => {
    onPaid();
    onClose();
  };
  const paying = useCommissionPayForm({ ...props, done });
  return (
    <DialogForm saving={paying.saving} confirm={labels.confirm}>
      <CommissionMethodSelect
        {...paying.saving.form.getInputProps('paymentMethodId')}
        data-autofocus
      />
      <CommissionReturns paying={paying} />
      <CommissionPaySums paying={paying} />
    </DialogForm>
  );
}
