import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { PercentField } from '../../../ui/fields/percent-field.tsx';
import { FoldButton } from '../../../ui/fold-button.tsx';
import type { PaymentForm } from './payment.form.ts';
import { settleLabels as labels, saleAdjustLabels } from './settle.labels.ts';
import classes from './settle.module.css';
import { type Discount, isAdjusted } from './settle-draft.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);
const units = [
  { value: 'money', label: labels.money },
  { value: 'percent', label: labels.percent },
] as const;

type DiscountProps = Pick<PaymentForm, 'form' | 'sums'>;
type SettleAdjustmentsProps = Pick<PaymentForm, 'form' | 'sums' | 'isRestored'> & {
  categories: CashChoices['incomeCategories'];
  /** Nobody tips for what is only sold. */
  hasTip?: boolean;
};

/** What changes the price at the counter: less for the client, or more for whoever did it. */
export function SettleAdjustments(props: SettleAdjustmentsProps) {
  const { form, sums, isRestored, categories, hasTip = true } = props;
  const [toggled, setToggled] = useState<boolean | null>(null);
  // What came back must not be out of sight.
  const isOpen = toggled ?? (isRestored && isAdjusted(form.values));
  const texts = hasTip ? labels : saleAdjustLabels;
  const text = categories.length > 0 ? texts.adjustments : texts.adjust;
  return (
    <div className={classes.folded}>
      <FoldButton
        isOpen={isOpen}
        text={text}
        label={text}
        className={classes.fold}
        onToggle={() => setToggled(!isOpen)}
      />
      {isOpen && (
        <div className={classes.adjustments}>
          <div className={classes.discount}>
            <DiscountField form={form} sums={sums} />
            <DiscountUnit form={form} />
          </div>
          {hasTip && (
            <MoneyField {...form.getInputProps('tip')} label={labels.tip} maximum={maximum} />
          )}
          <CategoryField form={form} categories={categories} />
        </div>
      )}
    </div>
  );
}

function CategoryField({ form, categories }: Pick<SettleAdjustmentsProps, 'form' | 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <Select
      label={labels.category}
      placeholder={labels.noCategory}
      data={categories.map(({ id, name }) => ({ value: id, label: name }))}
      {...form.getInputProps('categoryId')}
      searchable
      clearable
    />
  );
}

function DiscountField({ form, sums }: DiscountProps) {
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
    <DiscountPercent
      {...field}
      percent={discount.percent}
      onPercent={(percent) => form.setFieldValue('discount', { ...discount, percent })}
    />
  );
}

type DiscountPercentProps = {
  label: string;
  error: string | null;
  percent: number | null;
  onPercent: (percent: number | null) => void;
};

/** Keeps what was typed: ',5' begins with what is no number yet. */
function DiscountPercent({ percent, onPercent, ...field }: DiscountPercentProps) {
  const [typed, setTyped] = useState<number | string>(percent ?? '');
  return (
    <PercentField
      {...field}
      min={0}
      max={100}
      clampBehavior="strict"
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

function DiscountUnit({ form }: Pick<PaymentForm, 'form'>) {
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
