import type { Settlement } from '@app/contract/cash/settlements.contract';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { handBackTexts, paidCommissionText } from '../../../foundation/refund-text.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { RefundByHand } from '../book/refund-by-hand.tsx';
import { moneyFailureText } from '../drawer/cash.labels.ts';
import { ClosedCashDialog } from '../drawer/closed-cash-dialog.tsx';
import { useRefundSettlement } from './settle.api.ts';
import {
  creditText,
  isCreditable,
  paymentLabels as labels,
  paidPartsOf,
  refundQuestion,
} from './settle.labels.ts';
import classes from './settle.module.css';

type SettleRefundDialogProps = { settlement: Settlement; onClose: () => void };

/** Takes a whole payment back, for whoever may. */
export function SettleRefundDialog({ settlement, onClose }: SettleRefundDialogProps) {
  useFocusBack();
  const refund = useRefundSettlement();
  const refresh = useRefresh('cash', 'appointments');
  const [closed, setClosed] = useState<string | null>(null);
  const [as, setAs] = useState<'money' | 'credit'>('money');
  if (closed !== null)
    return <ClosedCashDialog reason={closed} onOpened={() => setClosed(null)} onClose={onClose} />;

  async function confirm(): Promise<void> {
    const { paidCommissionCents } = await refund.mutateAsync({ id: settlement.id, as });
    showSuccess(labels.done[as], paidCommissionText(paidCommissionCents));
  }

  function explain(error: unknown): string {
    if (isRefusedWith('CASH_CLOSED', error)) setClosed(error.message);
    if (isRefusedWith('ALREADY_REFUNDED', error)) void refresh();
    return moneyFailureText(error, labels.refundFailed);
  }

  return (
    <ConfirmDialog
      opened
      title={labels.refundTitle}
      confirmLabel={labels.refund}
      tone="destructive"
      onConfirm={confirm}
      explain={explain}
      onClose={onClose}
    >
      {refundQuestion(settlement, as)}
      {isCreditable(settlement) && (
        <Checkbox
          mt="sm"
          className={classes.reward}
          label={labels.asCredit}
          description={creditText(settlement)}
          checked={as === 'credit'}
          onChange={(event) => setAs(event.currentTarget.checked ? 'credit' : 'money')}
        />
      )}
      {as === 'money' && <RefundByHand texts={handBackTexts(paidPartsOf(settlement))} />}
    </ConfirmDialog>
  );
}
