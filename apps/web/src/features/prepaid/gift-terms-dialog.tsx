import type { ShopSettings } from '@app/contract/prepaid/orders.contract';
import { NumberInput, SimpleGrid, Switch, Text } from '@mantine/core';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { useGiftTermsForm } from './gift-terms.form.ts';
import { termsLabels as labels } from './orders.labels.ts';

type GiftTermsDialogProps = { terms: ShopSettings['giftCards']; onClose: () => void };

const names = {
  sells: labels.sells,
  leastCents: labels.least,
  mostCents: labels.most,
  validDays: labels.validDays,
};

/** Which gift cards clients may order by the link. */
export default function GiftTermsDialog({ terms, onClose }: GiftTermsDialogProps) {
  const { saving, merged } = useGiftTermsForm(terms, onClose);
  const { form } = saving;
  return (
    <FormDialog
      title={labels.title}
      size="md"
      saving={saving}
      merged={merged}
      names={names}
      onClose={onClose}
    >
      <Text c="dimmed">{labels.explanation}</Text>
      <Switch label={labels.sells} {...form.getInputProps('sells', { type: 'checkbox' })} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <MoneyField
          {...form.getInputProps('leastCents')}
          label={labels.least}
          value={form.values.leastCents}
        />
        <MoneyField
          {...form.getInputProps('mostCents')}
          label={labels.most}
          value={form.values.mostCents}
        />
        <NumberInput
          {...form.getInputProps('validDays')}
          label={labels.validDays}
          description={labels.validDaysHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
        />
      </SimpleGrid>
    </FormDialog>
  );
}
