import { DISCOUNT_TYPES } from '@app/domain/promotions/coupon';
import { cents } from '@app/domain/shared/money';
import { Select, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { PercentField } from '../../ui/fields/percent-field.tsx';
import type { CouponDraftForm } from './coupon.form.ts';
import { discountTypeLabels, couponFieldLabels as labels } from './coupons.labels.ts';

const twoColumns = { base: 1, xs: 2 };
const types = DISCOUNT_TYPES.map((type) => ({ value: type, label: discountTypeLabels[type] }));

export function CouponDiscountFields({ form }: { form: CouponDraftForm }) {
  const isPercentage = form.values.discountType === 'percentage';
  return (
    <>
      <SimpleGrid cols={twoColumns}>
        <Select
          {...form.getInputProps('discountType')}
          label={labels.discountType}
          required
          allowDeselect={false}
          data={types}
        />
        {isPercentage ? <Percentage form={form} /> : <FixedAmount form={form} />}
      </SimpleGrid>
      <SimpleGrid cols={twoColumns}>
        <MoneyField
          {...form.getInputProps('minimumAmountCents')}
          label={labels.minimumAmount}
          description={labels.minimumAmountHelp}
          value={amountOf(form.values.minimumAmountCents)}
        />
        {isPercentage && (
          <MoneyField
            {...form.getInputProps('maximumDiscountCents')}
            label={labels.maximumDiscount}
            description={labels.maximumDiscountHelp}
            value={amountOf(form.values.maximumDiscountCents)}
          />
        )}
      </SimpleGrid>
    </>
  );
}

/** Typed as people say it: 12,5. The server counts hundredths of a percent. */
function Percentage({ form }: { form: CouponDraftForm }) {
  const { discountValue } = form.values;
  const [typed, setTyped] = useState<number | string>('');
  const written = discountValue === '' ? '' : discountValue / 100;

  function change(value: number | string): void {
    setTyped(value);
    form.setFieldValue('discountValue', hundredthsOf(value));
  }

  return (
    <PercentField
      {...form.getInputProps('discountValue')}
      label={labels.discountValue}
      required
      allowNegative
      // A sign alone is no number yet, and stays until it is one.
      value={hundredthsOf(typed) === discountValue ? typed : written}
      onChange={change}
    />
  );
}

/** Two decimals are typed at most, so rounding only undoes what floats do to them. */
function hundredthsOf(typed: number | string): number | '' {
  const percent = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(percent) ? '' : Math.round(percent * 100);
}

function FixedAmount({ form }: { form: CouponDraftForm }) {
  const { discountValue } = form.values;
  return (
    <MoneyField
      {...form.getInputProps('discountValue')}
      label={labels.discountValue}
      required
      value={amountOf(discountValue === '' ? null : discountValue)}
      onChange={(amount) => form.setFieldValue('discountValue', amount ?? '')}
    />
  );
}

function amountOf(value: number | null) {
  return value === null ? null : cents(value);
}
