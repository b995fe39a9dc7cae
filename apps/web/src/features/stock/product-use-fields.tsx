import { ServiceLines } from '../catalog/services/service-lines.tsx';
import type { ProductDraftForm } from './product.form.ts';
import { productFieldLabels as labels } from './products.labels.ts';
import { QuantityField } from './quantity-field.tsx';

/** Which services use it up, and how much of it each time. */
export function ProductUseFields({ form }: { form: ProductDraftForm }) {
  const { uses, unit } = form.values;
  return (
    <ServiceLines
      legend={labels.uses}
      help={labels.usesHelp}
      chosen={uses.map(({ serviceId }) => serviceId)}
      fieldOf={(place) => form.getInputProps(`uses.${place}.serviceId`)}
      amountOf={(place) => (
        <QuantityField
          {...form.getInputProps(`uses.${place}.quantity`)}
          aria-label={labels.quantity}
          placeholder={labels.quantity}
          unit={unit}
        />
      )}
      onAdd={() => form.insertListItem('uses', { serviceId: null, quantity: '' })}
      onRemove={(place) => form.removeListItem('uses', place)}
    />
  );
}
