import type { OwedItem, PendingCommissions } from '@app/contract/cash/commissions.contract';
import { Button, Stack } from '@mantine/core';
import { useRef } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { CommissionMethodSelect } from './commission-method-select.tsx';
import { useCommissionPayForm } from './commission-pay.form.ts';
import { CommissionPaySums } from './commission-pay-sums.tsx';
import { CommissionReturns } from './commission-returns.tsx';
import { payLabels as labels } from './commissions.labels.ts';
import { PayoutDialog } from './payout-dialog.tsx';

type CommissionPayDialogProps = {
  items: readonly OwedItem[];
  professionals: PendingCommissions['professionals'];
  onPaid: () => void;
  onClose: () => void;
};

/** Hands over what was selected, from the open drawer. */
export default function CommissionPayDialog(props: CommissionPayDialogProps) {
  return (
    <PayoutDialog labels={labels} height={240} onClose={props.onClose}>
      {(onCashClosed) => <Paying {...props} onCashClosed={onCashClosed} />}
    </PayoutDialog>
  );
}

type PayingProps = CommissionPayDialogProps & { onCashClosed: (reason: string) => void };

function Paying({ onClose, ...props }: PayingProps) {
  const form = useCommissionPayForm({
    ...props,
    onPaid: () => {
      props.onPaid();
      onClose();
    },
  });
  const method = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.methodId === null) method.current?.focus();
        void form.save();
      }}
    >
      <Stack gap="md">
        <CommissionMethodSelect
          ref={method}
          data-autofocus
          value={form.methodId}
          onChange={form.setMethodId}
          error={form.isMethodMissing && labels.methodMissing}
        />
        <CommissionReturns form={form} />
        <CommissionPaySums form={form} />
        <FailureText>{form.failure}</FailureText>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={form.isSaving}>
          {labels.cancel}
        </Button>
        <Button type="submit" loading={form.isSaving}>
          {labels.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
