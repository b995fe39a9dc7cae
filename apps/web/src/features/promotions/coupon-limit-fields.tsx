import { NumberInput, SimpleGrid } from '@mantine/core';
import { DateField } from '../../ui/fields/date-field.tsx';
import type { CouponDraftForm } from './coupon.form.ts';
import { couponFieldLabels as labels } from './coupons.labels.ts';

const threeColumns = { base: 1, xs: 3 };
const whole = { allowDecimal: false, inputMode: 'numeric' } as const;

export function CouponLimitFields({ form }: { form: CouponDraftForm }) {
  return (
    <SimpleGrid cols={threeColumns}>
      <NumberInput
        {...whole}
        {...form.getInputProps('usageLimit')}
        label={labels.usageLimit}
        description={labels.usageLimitHelp}
        placeholder={labels.noLimit}
      />
      <NumberInput
        {...whole}
        {...form.getInputProps('usageLimitPerClient')}
        label={labels.usageLimitPerClient}
        description={labels.usageLimitPerClientHelp}
      />
      <DateField
        {...form.getInputProps('validUntil')}
        label={labels.validUntil}
        description={labels.validUntilHelp}
        // Besides the date it is: so half a date is not saved as none.
        onInput={(event) => form.setFieldValue('typedValidUntil', event.currentTarget.value)}
      />
    </SimpleGrid>
  );
}
