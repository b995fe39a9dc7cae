import type { Product } from '@app/contract/stock/products.contract';
import { Text } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Saving } from '../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { addStockLabels } from './products.labels.ts';
import { QuantityField } from './quantity-field.tsx';

type MovementDialogProps<Draft> = {
  product: Product;
  labels: { title: (name: string) => string; confirm: string; quantity: string };
  saving: Saving<Draft>;
  quantity: GetInputPropsReturnType;
  /** What else is asked of it. */
  children: ReactNode;
  onClose: () => void;
};

/** How much of a product comes or goes, beside what lies there now. */
export function MovementDialog<Draft>(props: MovementDialogProps<Draft>) {
  const { product, labels, saving, quantity, children, onClose } = props;
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
        {...quantity}
        label={labels.quantity}
        required
        data-autofocus
        unit={product.unit}
      />
      {children}
    </FormDialog>
  );
}
