import type { Product } from '@app/contract/stock/products.contract';
import { Text, TextInput } from '@mantine/core';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { useAddStockForm } from './movement.form.ts';
import { addStockLabels as labels } from './products.labels.ts';
import { QuantityField } from './quantity-field.tsx';

type AddStockDialogProps = { product: Product; onClose: () => void };

export default function AddStockDialog({ product, onClose }: AddStockDialogProps) {
  const saving = useAddStockForm(product, onClose);
  const { form } = saving;
  return (
    <FormDialog
      title={labels.title(product.name)}
      size="sm"
      saving={saving}
      confirm={labels.confirm}
      onClose={onClose}
    >
      <Text c="dimmed">{labels.now(product)}</Text>
      <QuantityField
        {...form.getInputProps('quantity')}
        label={labels.quantity}
        required
        data-autofocus
        unit={product.unit}
      />
      <MoneyField
        {...form.getInputProps('unitCostCents')}
        label={labels.unitCost}
        description={labels.unitCostHelp}
        value={form.values.unitCostCents}
      />
      <TextInput {...form.getInputProps('reason')} label={labels.reason} />
    </FormDialog>
  );
}
