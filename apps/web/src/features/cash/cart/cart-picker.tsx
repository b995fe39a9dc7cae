import type { Product } from '@app/contract/stock/products.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../foundation/format.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { BarcodeBox } from '../../../ui/barcode/barcode-box.tsx';
import { matching } from '../../../ui/lists/use-table-view.ts';
import { cartLabels as labels } from './cart.labels.ts';
import classes from './cart.module.css';

/** So many stand under the box; whoever wants another one types more of its name. */
const MOST_SHOWN = 5;

type CartPickerProps = {
  products: readonly Product[];
  /** Where the keyboard goes on when it is opened. */
  isFocused: boolean;
  onPick: (product: Product) => void;
};

/** By name as one types, by the reader at the counter, or by the camera of a phone. */
export function CartPicker({ products, isFocused, onPick }: CartPickerProps) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const shown = matching(products, search, ({ name, barcode }) => `${name} ${barcode}`);
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);

  function pick(product: Product): void {
    onPick(product);
    setSearch('');
  }

  function read(code: string): boolean {
    const known = products.find(({ barcode }) => barcode !== '' && barcode === code);
    const product = known ?? (shown.length === 1 ? shown[0] : undefined);
    if (product) {
      pick(product);
      return true;
    }
    // A name that is being looked for is no code.
    if (/^\d{6,}$/.test(code)) showFailure(labels.unknownTitle, labels.unknown(code));
    return false;
  }

  if (products.length === 0) return <Text c="dimmed">{labels.noProducts}</Text>;
  return (
    <div className={classes.picker}>
      <BarcodeBox ref={box} label={labels.find} value={search} onChange={setSearch} onRead={read} />
      <ul className={classes.found} aria-label={labels.found}>
        {shown.slice(0, MOST_SHOWN).map((product) => (
          <li key={product.id}>
            <Offer product={product} onPick={() => pick(product)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <Text c="dimmed" role="status">
          {labels.nothing}
        </Text>
      )}
    </div>
  );
}

function Offer({ product, onPick }: { product: Product; onPick: () => void }) {
  const { name, priceCents, currentStock, unit } = product;
  const isThere = currentStock > 0;
  const left = labels.left(`${formatNumber(currentStock)} ${unit}`);
  return (
    <UnstyledButton className={classes.offer} disabled={!isThere} onClick={onPick}>
      <span className={classes.words}>
        <Text span display="block" fw={500}>
          {name}
        </Text>
        <Text span size="xs" c="dimmed" className="tabular">
          {isThere ? left : labels.soldOut}
        </Text>
      </span>
      <Text span className={`tabular ${classes.price}`}>
        {formatMoney(cents(priceCents ?? 0))}
      </Text>
    </UnstyledButton>
  );
}
