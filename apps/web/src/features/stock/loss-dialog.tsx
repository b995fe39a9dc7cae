import type { Product } from '@app/contract/stock/products.contract';
import { TextInput } from '@mantine/core';
import { useLossForm } from './movement.form.ts';
import { MovementDialog } from './movement-dialog.tsx';
import { lossLabels as labels } from './products.labels.ts';

type LossDialogProps = { product: Product; onClose: () => void };

export default function LossDialog({ product, onClose }: LossDialogProps) {
  const saving = useLossForm(product, onClose);
  const { form } = saving;
  return (
    <MovementDialog
      product={product}
      labels={labels}
      saving={saving}
      quantity={form.getInputProps('quantity')}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('reason')}
        label={labels.reason}
        placeholder={labels.reasonPlaceholder}
        required
      />
    </MovementDialog>
  );
}
