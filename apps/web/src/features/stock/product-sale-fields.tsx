import { Fieldset, SimpleGrid, TextInput } from '@mantine/core';
import { BasisPointsField } from '../../ui/fields/basis-points-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
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
        <BasisPointsField
          {...form.getInputProps('commissionBasisPoints')}
          label={labels.commission}
          description={labels.commissionHelp}
          min={0}
          max={100}
          value={commissionBasisPoints}
          onChange={(value) => form.setFieldValue('commissionBasisPoints', value)}
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
