import type { Payout } from '@app/contract/cash/commissions.contract';
import { Checkbox, Modal, Skeleton, Text } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { RefundByHand } from '../book/refund-by-hand.tsx';
import { RefundSentences } from '../book/refund-sentences.tsx';
import { useRefundTransaction } from '../book/transactions.api.ts';
import { useDrawerNow } from '../drawer/cash.api.ts';
import { moneyFailureText } from '../drawer/cash.labels.ts';
import { usePayout } from './commissions.api.ts';
import classes from './commissions.module.css';
import {
  backTexts,
  byHandTexts,
  helpText,
  payoutLabels as labels,
  withRefundedText,
} from './payout.labels.ts';
import { type FirstChosen, type PayoutRow, usePayoutChoice } from './payout.view.ts';
import { shownCents } from './payout-list.tsx';

type PayoutDialogProps = { id: string; chosen: FirstChosen; onClose: () => void };

/** What was handed over at once, with its list; taken back whole or in part. */
export default function PayoutDialog({ id, chosen, onClose }: PayoutDialogProps) {
  const query = usePayout(id);
  if (query.data) return <Loaded payout={query.data} chosen={chosen} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={labels.title}>
      <LoadBlock query={query} skeleton={<Skeleton height={160} />}>
        {() => null}
      </LoadBlock>
    </Modal>
  );
}

type LoadedProps = Omit<PayoutDialogProps, 'id'> & { payout: Payout };

function Loaded({ payout, chosen, onClose }: LoadedProps) {
  const { rows, isAnyLeft, backIds, forcedIds, back, toggle } = usePayoutChoice(payout, chosen);
  const mayRefund = useMay('cash.refund') && isAnyLeft;
  const refund = useRefundTransaction();
  const isNone = backIds.size === 0;

  async function confirm(): Promise<void> {
    if (!mayRefund) return;
    if (isNone) throw new Error(labels.none);
    const { id, canSplit } = payout;
    await refund.mutateAsync(canSplit ? { id, partIds: [...backIds] } : { id });
    showSuccess(labels.done);
  }

  return (
    <ConfirmDialog
      opened
      title={labels.title}
      confirmLabel={mayRefund ? labels.confirm : labels.close}
      tone={mayRefund && !isNone ? 'destructive' : 'normal'}
      onConfirm={confirm}
      explain={(error) => (isNone ? labels.none : moneyFailureText(error, labels.failed))}
      onClose={onClose}
    >
      {!isAnyLeft && <Text mb="xs">{labels.allBack}</Text>}
      {mayRefund && <Help />}
      <ul className={classes.parts} aria-label={labels.list}>
        {rows.map((row) => (
          <Part
            key={row.id}
            row={row}
            isBack={backIds.has(row.id)}
            isFixed={!mayRefund || forcedIds.has(row.id)}
            onToggle={() => toggle(row.id)}
          />
        ))}
      </ul>
      <Text component="div" fw={600} role="status">
        {mayRefund && !isNone && <RefundSentences texts={backTexts(back, payout)} />}
      </Text>
      {mayRefund && !isNone && <RefundByHand texts={byHandTexts(back, payout)} />}
    </ConfirmDialog>
  );
}

function Help() {
  return <Text mb="xs">{helpText(useDrawerNow())}</Text>;
}

type PartProps = { row: PayoutRow; isBack: boolean; isFixed: boolean; onToggle: () => void };

function Part({ row, isBack, isFixed, onToggle }: PartProps) {
  const { text, isRefunded, refundedAt } = row;
  return (
    <li>
      <Checkbox
        checked={isBack}
        disabled={isFixed || isRefunded}
        onChange={onToggle}
        label={withRefundedText(text, refundedAt)}
      />
      <span className="tabular">{moneyText(shownCents(row))}</span>
    </li>
  );
}
