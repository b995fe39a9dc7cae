import type { OwedItem } from '@app/contract/cash/commissions.contract';
import { Button, CloseButton, Text } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { commissionLabels as labels, selectedText } from './commissions.labels.ts';
import classes from './commissions.module.css';
import { owedPaymentsOf } from './owed-payments.ts';

type CommissionBarProps = {
  selected: readonly OwedItem[];
  onClear: () => void;
  onPay: () => void;
};

/** What was selected comes to; always in sight, and only while something is. */
export function CommissionBar({ selected, onClear, onPay }: CommissionBarProps) {
  if (selected.length === 0) return null;
  const sum = selected.reduce((total, { amountCents }) => total + amountCents, 0);
  return (
    <div className={classes.bar} data-thumb-bar>
      <CloseButton aria-label={labels.clear} onClick={onClear} />
      <div className={classes.barWords} role="status">
        <Text size="xs" c="dimmed">
          {selectedText(owedPaymentsOf(selected).length)}
        </Text>
        <Text fw={600} className="tabular">
          {moneyText(sum)}
        </Text>
      </div>
      <Button onClick={onPay}>{labels.pay}</Button>
    </div>
  );
}
