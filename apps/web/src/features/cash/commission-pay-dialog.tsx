import type { OwedItem, PendingCommissions } from '@app/contract/cash/commissions.contract';
import { Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useRef } from 'react';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { useCurrentSession } from './cash.api.ts';
import { useClosedCash } from './closed-cash.api.ts';
import { ClosedCashDialog } from './closed-cash-dialog.tsx';
import { CommissionMethodSelect } from './commission-method-select.tsx';
import { useCommissionPayForm } from './commission-pay-form.api.ts';
import { CommissionPaySums } from './commission-pay-sums.tsx';
import { CommissionReturns } from './commission-returns.tsx';
import { payLabels as labels } from './commissions.labels.ts';
import { FailureText } from './failure-text.tsx';

type CommissionPayDialogProps = {
  items: readonly OwedItem[];
  professionals: PendingCommissions['professionals'];
  onPaid: () => void;
  onClose: () => void;
};

/** Hands over what was selected, from the open drawer. */
export default function CommissionPayDialog(props: CommissionPayDialogProps) {
  const { onClose } = props;
  const session = useCurrentSession();
  const cash = useClosedCash(labels.cashClosed);
  if (cash.isMissing) return <ClosedCashDialog reason={labels.cashClosed} onClose={onClose} />;
  return (
    <>
      <Modal
        ref={cash.dialog}
        opened
        onClose={onClose}
        closeOnEscape={cash.notice === null}
        title={labels.title}
      >
        <LoadBlock query={session} skeleton={<Skeleton height={240} />}>
          {() => <Paying {...props} onCashClosed={cash.onCashClosed} />}
        </LoadBlock>
      </Modal>
      {cash.notice && <ClosedCashDialog reason={cash.notice} onClose={cash.putAway} />}
    </>
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
