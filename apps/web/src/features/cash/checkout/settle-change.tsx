import type { Settlement } from '@app/contract/cash/settlements.contract';
import { changeLines } from '@app/domain/cash/receipt';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Text } from '@mantine/core';
import { receiptLabels } from './receipt.labels.ts';
import classes from './settle.module.css';

/** What goes back over the counter; nothing where nothing does. */
export function SettleChange({ settlement }: { settlement: Settlement }) {
  return changeLines(settlement).map(([name, amount]) => {
    const isGivenBack = name === receiptLabels.change;
    return (
      <Text
        key={name}
        {...(isGivenBack
          ? { className: classes.resultChange, size: 'xl', fw: 600 }
          : { c: 'dimmed' })}
      >
        {name}: <span className="tabular">{formatMoney(cents(amount))}</span>
      </Text>
    );
  });
}
