import type { Product } from '@app/contract/stock/products.contract';
import { Text, TextInput } from '@mantine/core';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useLossForm } from './movement.form.ts';
import { addStockLabels, lossLabels as labels } from './products.labels.ts';
import { QuantityField } from './quantity-field.tsx';

type LossDialogProps = { product: Product; onClose: () => void };

export default function LossDialog({ product, onClose }: LossDialogProps) {
  const saving = useLossForm(product, onClose);
  const { form } = saving;
  return (
    <FormDialog
      title={labels.title(product.name)}
      size="sm"
      saving={saving}
      confirm={labels.confirm}
      onClose={onClose}
    >
      <Text c="dimmed">{addStockLabels.now(product)}</Text>
      <QuantityField
        {...form.getInputProps('quantity')}
        label={labels.quantity}
        required
        data-autofocus
        unit={product.unit}
      />
      <TextInput
        {...form.getInputProps('reason')}
        label={labels.reason}
        placeholder={labels.reasonPlaceholder}
        required
      />
    </FormDialog>
  );
}
