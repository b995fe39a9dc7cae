import type { Package } from '@app/contract/prepaid/packages.contract';
import type { Product } from '@app/contract/stock/products.contract';
import { CART_LINES } from '@app/domain/cash/cart';
import { cents } from '@app/domain/shared/money';
import { expect, test } from 'vitest';
import {
  cartInput,
  type DraftLine,
  lastSoldFirst,
  needsClient,
  newLine,
  withLine,
  withOneMore,
  withPrices,
  wrongLines,
} from './cart-draft.ts';

const product = (id: string, priceCents = 10_00) =>
  ({ id, name: id, unit: 'un', priceCents }) as Product;
const cuts = { id: 'cuts', name: 'Cinco cortes', priceCents: 200_00 } as Package;

test('one more of a product is one line, whatever else is in the cart', () => {
  const gift = withLine([], newLine('gift_card', {}));
  const lines = withOneMore(withOneMore(gift, product('shampoo')), product('shampoo'));
  expect(lines).toMatchObject([{ kind: 'gift_card' }, { productId: 'shampoo', quantity: 2 }]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
});

test('a cart holds as many lines as one payment', () => {
  const full = Array.from({ length: CART_LINES }).reduce<DraftLine[]>(
    (lines) => withLine(lines, newLine('gift_card', {})),
    [],
  );
  expect(withLine(full, newLine('account', {}))).toHaveLength(CART_LINES);
});

test('the only package is chosen, and what she owes is the amount', () => {
  expect(newLine('package', { packages: [cuts] })).toMatchObject({ packageId: 'cuts' });
  expect(newLine('package', { packages: [cuts, cuts] })).toMatchObject({ packageId: null });
  expect(newLine('account', { owedCents: 30_00 })).toMatchObject({ amount: 30_00 });
  expect(newLine('account', { owedCents: 0 })).toMatchObject({ amount: null });
});

test('what changed its price meanwhile is seen in the cart', () => {
  const lines = [...withOneMore([], product('shampoo')), newLine('package', { packages: [cuts] })];
  const onSale = { products: [product('shampoo', 12_00)], packages: [{ ...cuts, priceCents: 1 }] };
  expect(withPrices(lines, onSale)).toMatchObject([{ priceCents: 12_00 }, { priceCents: 1 }]);
  expect(withPrices(lines, {})).toEqual(lines);
});

test.each<[string, DraftLine, Record<string, string>]>([
  [
    'a product without a quantity',
    { ...(withOneMore([], product('shampoo'))[0] as DraftLine), quantity: '' } as DraftLine,
    { 'lines.0.quantity': 'Informe uma quantidade inteira, 1 ou mais.' },
  ],
  [
    'a package nobody chose',
    newLine('package', {}),
    { 'lines.0.packageId': 'Escolha o pacote que foi vendido.' },
  ],
  [
    'a gift card of nothing',
    { ...newLine('gift_card', {}), amount: cents(0) } as DraftLine,
    { 'lines.0.amount': 'Informe o valor do vale-presente.' },
  ],
  [
    'a payment without an amount',
    newLine('account', {}),
    { 'lines.0.amount': 'Informe o valor pago na conta.' },
  ],
  ['what is complete', newLine('package', { packages: [cuts] }), {}],
])('%s', (_name, line, wrong) => {
  expect(wrongLines([line])).toEqual(wrong);
});

test('only packages and the account are somebody’s', () => {
  expect(needsClient(withOneMore([], product('shampoo')))).toBe(false);
  expect(needsClient([newLine('gift_card', {})])).toBe(false);
  expect(needsClient([newLine('account', {})])).toBe(true);
  expect(needsClient([newLine('package', {})])).toBe(true);
});

test('each line is sent with what it needs', () => {
  const gift = { ...newLine('gift_card', {}), amount: cents(5), validDays: 30 } as DraftLine;
  expect(cartInput([newLine('package', { packages: [cuts] }), gift])).toEqual([
    { kind: 'package', packageId: 'cuts', priceCents: 200_00 },
    { kind: 'gift_card', amountCents: 5, recipientName: '', message: '', validDays: 30 },
  ]);
});

test('what was sold last stands first, and the others stay in their order', () => {
  const products = ['a', 'b', 'c', 'd'].map((id) => product(id));
  expect(lastSoldFirst(products, ['d', 'b']).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});
