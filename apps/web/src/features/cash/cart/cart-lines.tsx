import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentForm } from '../checkout/payment.form.ts';
import { useSellable, useSellablePackages } from './cart.api.ts';
import { cartLabels as labels } from './cart.labels.ts';
import classes from './cart.module.css';
import {
  type DraftLine,
  newLine,
  type PrepaidKind,
  withLine,
  withOneMore,
  withPrices,
} from './cart-draft.ts';
import { CartLineRow } from './cart-line.tsx';
import { CartPicker } from './cart-picker.tsx';
import { CartWays } from './cart-ways.tsx';

type CartLinesProps = {
  payment: Pick<PaymentForm, 'form'>;
  usualSellerId: string | null;
  /** What the client owes, where that is known. */
  owedCents?: number | undefined;
  /** With the box to look for a product; otherwise behind a button, because most visits sell none. */
  isOpen?: boolean;
  /** Begun with a line: the keyboard starts in it. */
  startsIn?: number | null;
};

/** What is sold, beside what was done or alone: as far as the plan and the role sell it. */
export function CartLines(props: CartLinesProps) {
  const { usualSellerId, owedCents, isOpen = false, startsIn = null } = props;
  const { form } = props.payment;
  const [products, packages] = [useSellable(), useSellablePackages()];
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<number | null>(startsIn);
  const { lines = [] } = form.values;
  const set = (changed: DraftLine[]) => form.setFieldValue('lines', changed);
  useFreshPrices(lines, { products, packages }, set);
  const isPicking = isOpen || isAdding;

  function add(kind: PrepaidKind): void {
    const more = withLine(lines, newLine(kind, { packages, owedCents }));
    set(more);
    setAdded(more.at(-1)?.key ?? null);
  }

  return (
    <section aria-label={labels.title} className={classes.cart}>
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={labels.title}>
          {lines.map((line, place) => (
            <CartLineRow
              key={line.key}
              line={line}
              place={place}
              packages={packages ?? []}
              usualSellerId={usualSellerId}
              isWrong={(field) => form.errors[`lines.${place}.${field}`] !== undefined}
              isNew={line.key === added}
              onChange={(changed) => set(lines.map((one) => (one === line ? changed : one)))}
              onRemove={() => set(lines.filter((one) => one !== line))}
            />
          ))}
        </ul>
      )}
      {products && isPicking && (
        <CartPicker
          products={products}
          isFocused
          onPick={(product) => set(withOneMore(lines, product))}
        />
      )}
      <CartWays
        lines={lines}
        isPicking={isPicking || !products}
        hasPackages={(packages ?? []).length > 0}
        onPick={() => setIsAdding(true)}
        onAdd={add}
      />
    </section>
  );
}

/** What changed meanwhile is seen before it is paid; whoever sends the old price is refused. */
function useFreshPrices(
  lines: readonly DraftLine[],
  { products, packages }: Parameters<typeof withPrices>[1],
  set: (lines: DraftLine[]) => void,
): void {
  const compare = useEffectEvent((onSale: Parameters<typeof withPrices>[1]) => {
    const fresh = withPrices(lines, onSale);
    const isOld = fresh.some((line, place) => priceIn(line) !== priceIn(lines[place]));
    if (isOld) set(fresh);
  });
  useEffect(() => {
    compare({ products, packages });
  }, [products, packages]);
}

function priceIn(line: DraftLine | undefined): number | null {
  return line?.kind === 'product' || line?.kind === 'package' ? line.priceCents : null;
}
