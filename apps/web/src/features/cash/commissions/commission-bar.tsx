import type { OwedItem } from '@app/contract/cash/commissions.contract';
import { Button, Text } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { SelectionBar } from '../../../ui/panels/selection-bar.tsx';
import { commissionLabels as labels, selectedText } from './commissions.labels.ts';
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
  const words = (
    <>
      <Text size="xs" c="dimmed">
        {selectedText(owedPaymentsOf(selected).length)}
      </Text>
      <Text fw={600} className="tabular">
        {moneyText(sum)}
      </Text>
    </>
  );
  return (
    <SelectionBar clearLabel={labels.clear} onClear={onClear} words={words}>
      <Button onClick={onPay}>{labels.pay}</Button>
    </SelectionBar>
  );
}
