import { UNITS } from '@app/domain/stock/product';
import { Select, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import type { ProductDraftForm } from './product.form.ts';
import { ProductSaleFields } from './product-sale-fields.tsx';
import { ProductSupplierFields } from './product-supplier-fields.tsx';
import { ProductUseFields } from './product-use-fields.tsx';
import { productFieldLabels as labels, unitLabels } from './products.labels.ts';
import { QuantityField } from './quantity-field.tsx';

type ProductFieldsProps = { form: ProductDraftForm; stands: 'new' | 'stored' };

const twoColumns = { base: 1, xs: 2 };
const units = UNITS.map((unit) => ({ value: unit, label: unitLabels[unit] }));

export function ProductFields({ form, stands }: ProductFieldsProps) {
  return (
    <Stack gap="md">
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <Textarea
        label={labels.description}
        autosize
        minRows={1}
        {...form.getInputProps('description')}
      />
      <TextInput
        {...form.getInputProps('imageUrl')}
        label={labels.imageUrl}
        placeholder={labels.imageUrlPlaceholder}
        type="url"
      />
      <StockFields form={form} stands={stands} />
      <Switch
        label={labels.lowStockAlert}
        {...form.getInputProps('lowStockAlert', { type: 'checkbox' })}
      />
      <ProductSaleFields form={form} />
      <ProductSupplierFields form={form} />
      <ProductUseFields form={form} />
      <Switch
        label={labels.active}
        description={labels.activeHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </Stack>
  );
}

function StockFields({ form, stands }: ProductFieldsProps) {
  const { unit } = form.values;
  return (
    <SimpleGrid cols={twoColumns}>
      <MoneyField
        {...form.getInputProps('purchasePriceCents')}
        label={labels.purchasePrice}
        description={labels.purchasePriceHelp}
        required
        value={form.values.purchasePriceCents}
      />
      <Select
        {...form.getInputProps('unit')}
        label={labels.unit}
        description={labels.unitHelp}
        allowDeselect={false}
        data={units}
      />
      <QuantityField
        {...form.getInputProps('currentStock')}
        label={labels.currentStock}
        description={stands === 'new' ? labels.newStockHelp : labels.currentStockHelp}
        required
        unit={unit}
      />
      <QuantityField
        {...form.getInputProps('minimumStock')}
        label={labels.minimumStock}
        description={labels.minimumStockHelp}
        required
        unit={unit}
      />
    </SimpleGrid>
  );
}
