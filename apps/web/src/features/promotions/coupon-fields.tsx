import { SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { CouponDraftForm } from './coupon.form.ts';
import { CouponDiscountFields } from './coupon-discount-fields.tsx';
import { CouponLimitFields } from './coupon-limit-fields.tsx';
import { CouponRuleFields } from './coupon-rule-fields.tsx';
import { couponFieldLabels as labels } from './coupons.labels.ts';

type CouponFieldsProps = { form: CouponDraftForm; codeHelp: string };

const twoColumns = { base: 1, xs: 2 };

export function CouponFields({ form, codeHelp }: CouponFieldsProps) {
  const code = form.getInputProps('code');
  return (
    <Stack gap="md">
      <SimpleGrid cols={twoColumns}>
        <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
        <TextInput
          {...code}
          label={labels.code}
          description={codeHelp}
          placeholder={labels.codePlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => code.onChange(event.currentTarget.value.toUpperCase())}
        />
      </SimpleGrid>
      <CouponDiscountFields form={form} />
      <CouponLimitFields form={form} />
      <CouponRuleFields form={form} />
      <Textarea label={labels.description} minRows={2} {...form.getInputProps('description')} />
      <Switch
        label={labels.active}
        description={labels.activeHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </Stack>
  );
}
