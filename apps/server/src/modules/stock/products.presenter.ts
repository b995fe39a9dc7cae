import type { Answer } from '@app/contract/shared/schemas';
import type {
  movement as movementSchema,
  ProductForm,
  product as productSchema,
} from '@app/contract/stock/products.contract';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { formatPhone } from '@app/domain/shared/phones';
import { isLow, type NewProduct } from '@app/domain/stock/product';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import {
  BEYOND_WORTH,
  decimalText,
  productFileLabels as labels,
  movedText,
} from './products.labels.ts';
import type { ProductRow } from './products.queries.ts';
import type { ServiceUse } from './service-products.commands.ts';
import type { MovementView } from './stock-movements.queries.ts';

export function presentProduct(
  { purchasePrice, price, ...product }: ProductRow,
  uses: readonly ServiceUse[],
): Answer<typeof productSchema> {
  return { ...product, purchasePriceCents: purchasePrice, priceCents: price, uses: [...uses] };
}

export function newProductOf({
  purchasePriceCents,
  priceCents,
  currentStock,
  stockWas,
  uses,
  ...product
}: ProductForm): NewProduct {
  const price = priceCents === null ? null : cents(priceCents);
  return { ...product, price, purchasePrice: cents(purchasePriceCents) };
}

export function presentMovement({ unitCost, ...row }: MovementView): Answer<typeof movementSchema> {
  return { ...row, unitCostCents: unitCost };
}

/** Says of each what lies there now. */
export function movedRefusal(rows: readonly ProductRow[]) {
  const products = rows.map(({ id, name, unit, currentStock }) => ({
    id,
    name,
    unit,
    currentStock,
  }));
  return { message: movedText(products), data: { products } };
}

export function beyondWorth(line: number) {
  return { issues: [{ path: ['lines', line, 'counted'], message: BEYOND_WORTH }] };
}

/** The list as a spreadsheet file, dates in the company's zone. */
export function productsFile(rows: readonly ProductRow[], timezone: string): File {
  const lines = rows.map((product) => [
    product.name,
    product.description,
    product.barcode,
    product.unit,
    decimalText(product.currentStock),
    decimalText(product.minimumStock),
    isLow(product) ? labels.low : labels.enough,
    formatAmount(product.purchasePrice),
    product.price === null ? '' : formatAmount(product.price),
    product.commissionBasisPoints === null ? '' : decimalText(product.commissionBasisPoints / 100),
    product.supplier,
    product.supplierPhone === '' ? '' : formatPhone(product.supplierPhone),
    product.active ? labels.active : labels.inactive,
    formatDate(todayIn(timezone, product.createdAt)),
  ]);
  return csvFile('estoque.csv', labels.header, lines);
}
