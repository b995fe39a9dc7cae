import type { Product } from '@app/contract/stock/products.contract';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useProductForm } from './product.form.ts';
import { ProductFields } from './product-fields.tsx';
import { productFieldNames, productLabels } from './products.labels.ts';

type ProductDialogProps = {
  /** `null` for a new one. */
  product: Product | null;
  onClose: () => void;
};

export default function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { saving, merged } = useProductForm(product, onClose);
  return (
    <FormDialog
      title={product ? productLabels.edit : productLabels.create}
      size="lg"
      saving={saving}
      merged={merged}
      names={productFieldNames}
      onClose={onClose}
    >
      <ProductFields form={saving.form} stands={product ? 'stored' : 'new'} />
    </FormDialog>
  );
}
