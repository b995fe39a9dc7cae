import type { Settlement } from '@app/contract/cash/settlements.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { settleLabels as labels } from './settle.labels.ts';
import classes from './settle.module.css';

type SettleResultProps = { settlement: Settlement; onClose: () => void };

/** The change is given back after the payment is stored, so it stays in sight. */
export function SettleResult({ settlement, onClose }: SettleResultProps) {
  const { id, clientName, totalCents, changeCents } = settlement;
  return (
    <>
      <div className={classes.result}>
        <IconCircleCheck size={40} color="var(--mantine-color-success)" aria-hidden />
        <Text className={classes.words}>{clientName}</Text>
        <Text className="tabular" fw={600} size="xl">
          {formatMoney(cents(totalCents))}
        </Text>
        {changeCents > 0 && (
          <Text className={classes.resultChange} size="xl" fw={600}>
            {labels.change}: <span className="tabular">{formatMoney(cents(changeCents))}</span>
          </Text>
        )}
      </div>
      <DialogActions>
        <ReceiptLink settlementId={id} />
        <Button onClick={onClose} autoFocus>
          {labels.done}
        </Button>
      </DialogActions>
    </>
  );
}
