import type { Product } from '@app/contract/stock/products.contract';
import { Button } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentForm } from '../checkout/payment.form.ts';
import { useSellable } from './cart.api.ts';
import { cartLabels as labels } from './cart.labels.ts';
import classes from './cart.module.css';
import { type DraftLine, withOneMore, withPrices } from './cart-draft.ts';
import { CartLineRow } from './cart-line.tsx';
import { CartPicker } from './cart-picker.tsx';

type CartLinesProps = {
  payment: Pick<PaymentForm, 'form'>;
  usualSellerId: string | null;
  /** With the box to look for one; otherwise behind a button, because most visits sell nothing. */
  isOpen?: boolean;
};

/** What is sold, beside what was done or alone. Nothing where the plan or the role has no products. */
export function CartLines({ payment: { form }, usualSellerId, isOpen = false }: CartLinesProps) {
  const products = useSellable();
  const [isAdding, setIsAdding] = useState(false);
  const { lines = [] } = form.values;
  const set = (changed: DraftLine[]) => form.setFieldValue('lines', changed);
  useFreshPrices(lines, products, set);
  if (!products) return null;
  return (
    <section aria-label={labels.title} className={classes.cart}>
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={labels.title}>
          {lines.map((line, place) => (
            <CartLineRow
              key={line.key}
              line={line}
              place={place}
              usualSellerId={usualSellerId}
              isWrong={form.errors[`lines.${place}.quantity`] !== undefined}
              onChange={(changes) =>
                set(lines.map((one) => (one === line ? { ...one, ...changes } : one)))
              }
              onRemove={() => set(lines.filter((one) => one !== line))}
            />
          ))}
        </ul>
      )}
      {isOpen || isAdding ? (
        <CartPicker
          products={products}
          isFocused={isOpen || isAdding}
          onPick={(product) => set(withOneMore(lines, product))}
        />
      ) : (
        <div>
          <Button
            variant="light"
            leftSection={<IconPackage size={18} />}
            onClick={() => setIsAdding(true)}
          >
            {labels.add}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What changed meanwhile is seen before it is paid; whoever sends the old price is refused. */
function useFreshPrices(
  lines: readonly DraftLine[],
  products: readonly Product[] | undefined,
  set: (lines: DraftLine[]) => void,
): void {
  const compare = useEffectEvent((known: readonly Product[]) => {
    const fresh = withPrices(lines, known);
    if (fresh.some(({ priceCents }, place) => priceCents !== lines[place]?.priceCents)) set(fresh);
  });
  useEffect(() => {
    if (products) compare(products);
  }, [products]);
}
