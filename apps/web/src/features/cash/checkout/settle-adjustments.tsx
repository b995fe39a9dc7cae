import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { NumberInput, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { SettleForm } from './settle.form.ts';
import { settleLabels as labels } from './settle.labels.ts';
import classes from './settle.module.css';
import type { Discount } from './settle-draft.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);
const units = [
  { value: 'money', label: labels.money },
  { value: 'percent', label: labels.percent },
] as const;

type SettleAdjustmentsProps = { form: SettleForm };

/** What changes the price at the counter: less for the client, or more for whoever did it. */
export function SettleAdjustments({ form }: SettleAdjustmentsProps) {
  return (
    <div className={classes.adjustments}>
      <div className={classes.discount}>
        <DiscountField form={form} />
        <DiscountUnit form={form} />
      </div>
      <MoneyField
        label={labels.tip}
        maximum={maximum}
        value={form.draft.tip}
        onChange={(tip) => form.change({ tip })}
      />
    </div>
  );
}

function useDiscount({ draft, change }: SettleForm) {
  const set = (changes: Partial<Discount>) =>
    change({ discount: { ...draft.discount, ...changes } });
  return { discount: draft.discount, set };
}

function DiscountField({ form }: SettleAdjustmentsProps) {
  const { discount, set } = useDiscount(form);
  const error = form.sums.isDiscountTooLarge ? labels.discountTooLarge : null;
  if (discount.unit === 'money') {
    return (
      <MoneyField
        label={labels.discount}
        maximum={maximum}
        error={error}
        value={discount.amount}
        onChange={(amount) => set({ amount })}
      />
    );
  }
  return (
    <PercentField
      error={error}
      percent={discount.percent}
      onPercent={(percent) => set({ percent })}
    />
  );
}

type PercentFieldProps = {
  error: string | null;
  percent: number | null;
  onPercent: (percent: number | null) => void;
};

/** Keeps what was typed: ',5' begins with what is no number yet. */
function PercentField({ error, percent, onPercent }: PercentFieldProps) {
  const [typed, setTyped] = useState<number | string>(percent ?? '');
  return (
    <NumberInput
      label={labels.discount}
      min={0}
      max={100}
      clampBehavior="strict"
      decimalScale={2}
      error={error}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onPercent(numberIn(text));
      }}
    />
  );
}

function numberIn(text: number | string): number | null {
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

function DiscountUnit({ form }: SettleAdjustmentsProps) {
  const { discount, set } = useDiscount(form);
  return (
    <SegmentedControl<Discount['unit']>
      className={classes.unit}
      aria-label={labels.discountUnit}
      data={[...units]}
      value={discount.unit}
      onChange={(unit) => set({ unit })}
    />
  );
}
