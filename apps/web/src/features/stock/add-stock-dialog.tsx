import type { Product } from '@app/contract/stock/products.contract';
import { TextInput } from '@mantine/core';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { useAddStockForm } from './movement.form.ts';
import { MovementDialog } from './movement-dialog.tsx';
import { addStockLabels as labels } from './products.labels.ts';

type AddStockDialogProps = { product: Product; onClose: () => void };

export default function AddStockDialog({ product, onClose }: AddStockDialogProps) {
  const saving = useAddStockForm(product, onClose);
  const { form } = saving;
  return (
    <MovementDialog
      product={product}
      labels={labels}
      saving={saving}
      quantity={form.getInputProps('quantity')}
      onClose={onClose}
    >
      <MoneyField
        {...form.getInputProps('unitCostCents')}
        label={labels.unitCost}
        description={labels.unitCostHelp}
        value={form.values.unitCostCents}
      />
      <TextInput {...form.getInputProps('reason')} label={labels.reason} />
    </MovementDialog>
  );
}
