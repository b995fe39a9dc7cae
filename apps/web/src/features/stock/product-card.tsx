import type { Product } from '@app/contract/stock/products.contract';
import { isLow } from '@app/domain/stock/product';
import { Card, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { moneyText } from '../../foundation/format.ts';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ThingName } from '../../ui/kept-things/thing-name.tsx';
import { ThingRow } from '../../ui/kept-things/thing-row.tsx';
import type { ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { ActiveBadge, StatusBadge } from '../../ui/status-badge.tsx';
import { ProductActions, type StockChoices } from './product-actions.tsx';
import classes from './product-card.module.css';
import { ProductPhoto } from './product-photo.tsx';
import { productFactLabels as facts, productLabels, quantityText } from './products.labels.ts';

export type ProductCardProps = ThingChoices<Product> & StockChoices & { product: Product };

export function ProductCard(props: ProductCardProps) {
  return useIsPhone() ? <ProductRow {...props} /> : <WideCard {...props} />;
}

function ProductRow({ product, ...choices }: ProductCardProps) {
  const mayManage = useMay('stock.manage');
  const { name, currentStock, unit, active } = product;
  return (
    <ThingRow
      mark={<ProductPhoto product={product} size={44} />}
      name={name}
      second={[
        quantityText(currentStock, unit),
        <span key="level" className={classes.level} data-low={isLow(product)}>
          {isLow(product) ? productLabels.low : productLabels.enough}
        </span>,
      ]}
      trailing={!active && <ActiveBadge active={false} />}
      onOpen={mayManage ? () => choices.onEdit(product) : undefined}
      actions={<ProductActions product={product} {...choices} />}
    >
      <Description>{product.description}</Description>
      <Facts product={product} />
    </ThingRow>
  );
}

function WideCard({ product, ...choices }: ProductCardProps) {
  const mayManage = useMay('stock.manage');
  const actions = <ProductActions product={product} {...choices} />;
  return (
    <Card className={classes.card}>
      <ThingName
        name={product.name}
        mark={<ProductPhoto product={product} size={48} />}
        manage={mayManage && { onEdit: () => choices.onEdit(product), actions }}
        forReaders={actions}
      />
      <Description>{product.description}</Description>
      <div className={classes.state}>
        <StockBadge product={product} />
        {!product.active && <ActiveBadge active={false} />}
      </div>
      <Facts product={product} />
    </Card>
  );
}

function Description({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <Text size="xs" c="dimmed" lineClamp={2} title={children}>
      {children}
    </Text>
  );
}

function StockBadge({ product }: { product: Product }) {
  if (isLow(product)) {
    return (
      <StatusBadge tone="warning" icon={<IconAlertTriangle size={14} />}>
        {productLabels.low}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="positive" icon={<IconCircleCheck size={14} />}>
      {productLabels.enough}
    </StatusBadge>
  );
}

/** Of what is not there nothing is said. */
function Facts({ product }: { product: Product }) {
  const { currentStock, minimumStock, unit, purchasePriceCents, priceCents, supplier } = product;
  return (
    <dl className={`${classes.facts} tabular`}>
      <dt>{facts.currentStock}</dt>
      <dd className={classes.stock}>{quantityText(currentStock, unit)}</dd>
      <dt>{facts.minimumStock}</dt>
      <dd>{quantityText(minimumStock, unit)}</dd>
      <dt>{facts.purchasePrice}</dt>
      <dd>{moneyText(purchasePriceCents)}</dd>
      {priceCents !== null && (
        <>
          <dt>{facts.price}</dt>
          <dd>{moneyText(priceCents)}</dd>
        </>
      )}
      {supplier && (
        <>
          <dt>{facts.supplier}</dt>
          <dd>{supplier}</dd>
        </>
      )}
    </dl>
  );
}
