import type { Product } from '@app/contract/stock/products.contract';
import { PRODUCT_LIMITS, rounded } from '@app/domain/stock/product';
import { Text } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { type CountDraftForm, pathOf, setCounted } from './count.form.ts';
import { differenceText, countLabels as labels } from './count.labels.ts';
import classes from './count-page.module.css';
import { ProductPhoto } from './product-photo.tsx';
import { quantityText } from './products.labels.ts';
import { QuantityField } from './quantity-field.tsx';

type CountLineProps = { form: CountDraftForm; product: Product; onEnter: () => void };

export function CountLine({ form, product, onEnter }: CountLineProps) {
  const line = form.values.lines[product.id];
  const path = pathOf(product.id);
  const error = form.errors[path];
  const errorId = useId();
  const difference =
    line && line.counted !== '' ? rounded(line.counted - line.expected) : undefined;

  function typed(value: number | string): void {
    form.clearFieldError(path);
    setCounted(form, product, value === '' ? '' : Number(value));
  }

  /** The next one is read or looked for; the count is not over yet. */
  function leaveOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  }

  return (
    <li className={classes.line}>
      <ProductPhoto product={product} size={40} />
      <div className={classes.words}>
        <Text fw={500} lineClamp={2}>
          {product.name}
        </Text>
        <Text size="xs" c="dimmed" className="tabular">
          {labels.expected(quantityText(product.currentStock, product.unit))}
          {difference !== undefined && (
            <>
              {' · '}
              <span data-difference={Math.sign(difference)} className={classes.difference}>
                {differenceText(difference, product.unit)}
              </span>
            </>
          )}
        </Text>
        {error && (
          <Text id={errorId} size="xs" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
      </div>
      <QuantityField
        data-path={path}
        error={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
        className={`${classes.field} tabular`}
        aria-label={labels.found(product.name)}
        max={PRODUCT_LIMITS.stock}
        clampBehavior="strict"
        unit={product.unit}
        value={line?.counted ?? ''}
        onChange={typed}
        onKeyDown={leaveOnEnter}
      />
    </li>
  );
}
