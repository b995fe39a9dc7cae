import { Fieldset, SimpleGrid, TextInput } from '@mantine/core';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { PercentField } from '../../ui/fields/percent-field.tsx';
import type { ProductDraftForm } from './product.form.ts';
import { productFieldLabels as labels } from './products.labels.ts';

const threeColumns = { base: 1, xs: 3 };

export function ProductSaleFields({ form }: { form: ProductDraftForm }) {
  const { priceCents, commissionBasisPoints } = form.values;
  return (
    <Fieldset legend={labels.sale}>
      <SimpleGrid cols={threeColumns}>
        <MoneyField
          {...form.getInputProps('priceCents')}
          label={labels.price}
          description={labels.priceHelp}
          value={priceCents}
        />
        <PercentField
          {...form.getInputProps('commissionBasisPoints')}
          label={labels.commission}
          description={labels.commissionHelp}
          min={0}
          max={100}
          value={commissionBasisPoints === '' ? '' : commissionBasisPoints / 100}
          onChange={(typed) => form.setFieldValue('commissionBasisPoints', hundredthsOf(typed))}
        />
        <TextInput
          {...form.getInputProps('barcode')}
          label={labels.barcode}
          description={labels.barcodeHelp}
          autoComplete="off"
          inputMode="numeric"
          // A reader ends with Enter, which would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </SimpleGrid>
    </Fieldset>
  );
}

/** Two decimals are typed at most, so rounding only undoes what floats do to them. */
function hundredthsOf(typed: number | string): number | '' {
  return typed === '' ? '' : Math.round(Number(typed) * 100);
}
