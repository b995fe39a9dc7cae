import { DISCOUNT_TYPES } from '@app/domain/promotions/coupon';
import { cents } from '@app/domain/shared/money';
import { Select, SimpleGrid } from '@mantine/core';
import { BasisPointsField } from '../../ui/fields/basis-points-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
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

function Percentage({ form }: { form: CouponDraftForm }) {
  return (
    <BasisPointsField
      {...form.getInputProps('discountValue')}
      label={labels.discountValue}
      required
      allowNegative
      value={form.values.discountValue}
      onChange={(value) => form.setFieldValue('discountValue', value)}
    />
  );
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
