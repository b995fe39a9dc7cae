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

type SettleAdjustmentsProps = Pick<SettleForm, 'form' | 'sums'>;

/** What changes the price at the counter: less for the client, or more for whoever did it. */
export function SettleAdjustments({ form, sums }: SettleAdjustmentsProps) {
  return (
    <div className={classes.adjustments}>
      <div className={classes.discount}>
        <DiscountField form={form} sums={sums} />
        <DiscountUnit form={form} />
      </div>
      <MoneyField {...form.getInputProps('tip')} label={labels.tip} maximum={maximum} />
    </div>
  );
}

function DiscountField({ form, sums }: SettleAdjustmentsProps) {
  const { discount } = form.values;
  const field = {
    label: labels.discount,
    error: sums.isDiscountTooLarge ? labels.discountTooLarge : null,
    'data-path': 'discount',
  };
  if (discount.unit === 'money') {
    return (
      <MoneyField
        {...field}
        maximum={maximum}
        value={discount.amount}
        onChange={(amount) => form.setFieldValue('discount', { ...discount, amount })}
      />
    );
  }
  return (
    <PercentField
      {...field}
      percent={discount.percent}
      onPercent={(percent) => form.setFieldValue('discount', { ...discount, percent })}
    />
  );
}

type PercentFieldProps = {
  label: string;
  error: string | null;
  percent: number | null;
  onPercent: (percent: number | null) => void;
};

/** Keeps what was typed: ',5' begins with what is no number yet. */
function PercentField({ percent, onPercent, ...field }: PercentFieldProps) {
  const [typed, setTyped] = useState<number | string>(percent ?? '');
  return (
    <NumberInput
      {...field}
      min={0}
      max={100}
      clampBehavior="strict"
      decimalScale={2}
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

function DiscountUnit({ form }: Pick<SettleForm, 'form'>) {
  const { discount } = form.values;
  return (
    <SegmentedControl<Discount['unit']>
      className={classes.unit}
      aria-label={labels.discountUnit}
      data={[...units]}
      value={discount.unit}
      onChange={(unit) => form.setFieldValue('discount', { ...discount, unit })}
    />
  );
}
