import { formatMoney } from '@app/domain/shared/money';
import { ActionIcon, Select, Text } from '@mantine/core';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { QuantityField } from '../../stock/quantity-field.tsx';
import { useSellers } from './cart.api.ts';
import { eachText, cartLabels as labels } from './cart.labels.ts';
import classes from './cart.module.css';
import { type DraftLine, totalOf } from './cart-draft.ts';

type CartLineProps = {
  line: DraftLine;
  place: number;
  /** Whoever sells unless another one is named here. */
  usualSellerId: string | null;
  isWrong: boolean;
  onChange: (changes: Partial<DraftLine>) => void;
  onRemove: () => void;
};

const NOBODY = 'nobody';

/** How many of it, who sold it, and what it comes to. */
export function CartLineRow(props: CartLineProps) {
  const { line, place, usualSellerId, isWrong, onChange, onRemove } = props;
  const { name, sellerId } = line;
  const seller = (sellerId === undefined ? usualSellerId : sellerId) ?? NOBODY;
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <Text fw={500} className={classes.words}>
          {name}
        </Text>
        <ActionIcon aria-label={labels.remove(name)} onClick={onRemove}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <div className={classes.foot}>
        <Quantity line={line} place={place} isWrong={isWrong} onChange={onChange} />
        <Text span c="dimmed" size="sm" className="tabular">
          {eachText(line.priceCents)}
        </Text>
        <Select
          className={classes.seller}
          aria-label={labels.seller(name)}
          data={[...useSellers(), { value: NOBODY, label: labels.nobody }]}
          value={seller}
          allowDeselect={false}
          onChange={(value) => onChange({ sellerId: value === NOBODY ? null : value })}
        />
        <Text span fw={600} className={`tabular ${classes.total}`}>
          {formatMoney(totalOf(line))}
        </Text>
      </div>
    </li>
  );
}

type QuantityProps = Pick<CartLineProps, 'line' | 'place' | 'isWrong' | 'onChange'>;

function Quantity({ line, place, isWrong, onChange }: QuantityProps) {
  const { name, unit, quantity } = line;
  const change = (by: number) => onChange({ quantity: Math.max(1, (quantity || 0) + by) });
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
        aria-label={labels.quantity(name)}
        unit={unit}
        value={quantity}
        error={isWrong}
        data-path={`lines.${place}.quantity`}
        onChange={(typed) => onChange({ quantity: typeof typed === 'number' ? typed : '' })}
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
