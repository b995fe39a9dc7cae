import type { Product } from '@app/contract/stock/products.contract';
import { IconHistory, IconPackageOff, IconPlus } from '@tabler/icons-react';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ThingActions } from '../../ui/kept-things/thing-actions.tsx';
import type { ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { RowActions } from '../../ui/lists/row-actions.tsx';
import { productLabels as labels } from './products.labels.ts';

/** What is done with the stock of one of them. */
export type StockChoices = {
  onStock: (kind: 'add' | 'lose' | 'history', product: Product) => void;
};
type ProductActionsProps = ThingChoices<Product> & StockChoices & { product: Product };

/** Who may only look sees where it went. */
export function ProductActions({ product, onStock, ...choices }: ProductActionsProps) {
  const history = {
    label: labels.history,
    icon: <IconHistory size={18} />,
    onSelect: () => onStock('history', product),
  };
  const mayManage = useMay('stock.manage');
  if (!mayManage) return <RowActions name={product.name} actions={[history]} />;
  return (
    <ThingActions
      thing={product}
      labels={labels}
      more={[
        {
          label: labels.add,
          icon: <IconPlus size={18} />,
          onSelect: () => onStock('add', product),
        },
        {
          label: labels.lose,
          icon: <IconPackageOff size={18} />,
          onSelect: () => onStock('lose', product),
        },
        history,
      ]}
      {...choices}
    />
  );
}
