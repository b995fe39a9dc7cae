import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { QuantityField } from '../../stock/quantity-field.tsx';
import { cartLabels as labels } from './cart.labels.ts';
import classes from './cart.module.css';
import type { ProductLine } from './cart-draft.ts';

type CartQuantityProps = {
  line: ProductLine;
  field: { error: boolean; 'data-path': string };
  onChange: (line: ProductLine) => void;
};

/** How many of it: typed, or one more and one less. */
export function CartQuantity({ line, field, onChange }: CartQuantityProps) {
  const { name, unit, quantity } = line;
  const change = (by: number) => onChange({ ...line, quantity: Math.max(1, (quantity || 0) + by) });
  return (
    <div className={classes.steps}>
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label={labels.less(name)}
        disabled={quantity === '' || quantity <= 1}
        onClick={() => change(-1)}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <QuantityField
        {...field}
        aria-label={labels.quantity(name)}
        unit={unit}
        value={quantity}
        onChange={(typed) =>
          onChange({ ...line, quantity: typeof typed === 'number' ? typed : '' })
        }
      />
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label={labels.more(name)}
        onClick={() => change(1)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </div>
  );
}
