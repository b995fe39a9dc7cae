import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Button, Text } from '@mantine/core';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { PaymentForm } from './payment.form.ts';
import { changeText, settleLabels as labels } from './settle.labels.ts';
import classes from './settle.module.css';
import { quickAmounts } from './settle-draft.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

/** What was handed over, and what goes back. */
export function SettleCash({ form, sums: { cash, change } }: Pick<PaymentForm, 'form' | 'sums'>) {
  const { receivedCash } = form.values;
  return (
    <div className={classes.cash}>
      <MoneyField
        {...form.getInputProps('receivedCash')}
        label={labels.received}
        description={labels.receivedHelp}
        maximum={maximum}
        // The sentence stands below, for as long as it is true.
        error={form.errors.receivedCash !== undefined}
      />
      <div className={classes.quick}>
        {quickAmounts(cash).map((amount) => (
          <Button
            key={amount}
            variant="default"
            className="tabular"
            onClick={() => form.setFieldValue('receivedCash', amount)}
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
