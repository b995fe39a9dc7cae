import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Button, Text } from '@mantine/core';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { SettleForm } from './settle.form.ts';
import { changeText, settleLabels as labels } from './settle.labels.ts';
import classes from './settle.module.css';
import { quickAmounts } from './settle-draft.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

/** What was handed over, and what goes back. */
export function SettleCash({ form }: { form: SettleForm }) {
  const { cash, change } = form.sums;
  const { receivedCash } = form.draft;
  return (
    <div className={classes.cash}>
      <MoneyField
        label={labels.received}
        description={labels.receivedHelp}
        maximum={maximum}
        value={receivedCash}
        onChange={(received) => form.change({ receivedCash: received })}
      />
      <div className={classes.quick}>
        {quickAmounts(cash).map((amount) => (
          <Button
            key={amount}
            variant="default"
            className="tabular"
            onClick={() => form.change({ receivedCash: amount })}
          >
            {formatMoney(amount)}
          </Button>
        ))}
      </div>
      <Text
        role="status"
        className="tabular"
        fw={600}
        size="lg"
        c={change === null ? 'var(--mantine-color-error)' : 'var(--mantine-color-text)'}
      >
        {receivedCash !== null && changeText(change)}
      </Text>
    </div>
  );
}
