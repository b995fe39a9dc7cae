import type { Product } from '@app/contract/stock/products.contract';
import { needsAttention } from '@app/domain/stock/product';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './low-stock.module.css';
import { lowStockText, productLabels } from './products.labels.ts';

type LowStockProps = { products: readonly Product[]; onOpen: () => void };

/** Only while something is low that somebody wants to hear of. */
export function LowStock({ products, onOpen }: LowStockProps) {
  const count = products.filter(needsAttention).length;
  if (count === 0) return null;
  return (
    <Alert
      color="yellow"
      mb="md"
      icon={<IconAlertTriangle />}
      role="status"
      classNames={{ wrapper: classes.wrapper ?? '', message: classes.line ?? '' }}
    >
      <span>{lowStockText(count)}</span>
      <Button variant="default" size="sm" onClick={onOpen}>
        {productLabels.reorder}
      </Button>
    </Alert>
  );
}
