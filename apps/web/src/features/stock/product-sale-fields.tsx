import { Fieldset, SimpleGrid, TextInput } from '@mantine/core';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import type { ProductDraftForm } from './product.form.ts';
import { productFieldLabels as labels } from './products.labels.ts';

const twoColumns = { base: 1, xs: 2 };

export function ProductSaleFields({ form }: { form: ProductDraftForm }) {
  const { priceCents } = form.values;
  return (
    <Fieldset legend={labels.sale}>
      <SimpleGrid cols={twoColumns}>
        <MoneyField
          {...form.getInputProps('priceCents')}
          label={labels.price}
          description={labels.priceHelp}
          value={priceCents}
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
