import { compareNames } from '@app/domain/shared/text';
import { Autocomplete, Fieldset, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import type { ProductDraftForm } from './product.form.ts';
import { productFieldLabels as labels } from './products.labels.ts';

const twoColumns = { base: 1, xs: 2 };

/** One that was written before brings its phone along. */
export function ProductSupplierFields({ form }: { form: ProductDraftForm }) {
  const { data = [] } = useQuery(useApi().stock.products.list.queryOptions());
  const phones = new Map(
    data.filter(({ supplier }) => supplier).map((one) => [one.supplier, one.supplierPhone]),
  );

  function change(supplier: string): void {
    form.setFieldValue('supplier', supplier);
    const known = phones.get(supplier);
    if (known) form.setFieldValue('supplierPhone', known);
  }

  return (
    <Fieldset legend={labels.supply}>
      <SimpleGrid cols={twoColumns}>
        <Autocomplete
          {...form.getInputProps('supplier')}
          label={labels.supplier}
          data={[...phones.keys()].toSorted(compareNames)}
          onChange={change}
        />
        <PhoneField {...form.getInputProps('supplierPhone')} label={labels.supplierPhone} />
      </SimpleGrid>
    </Fieldset>
  );
}
