import { expect, test } from 'vitest';
import { ITEM_KINDS } from '../cash/cart.ts';
import { kindsOf, SOLD_PARTS } from './sold.ts';

test('whatever is sold belongs to exactly one part of the results', () => {
  expect(SOLD_PARTS.flatMap(kindsOf).toSorted()).toEqual([...ITEM_KINDS].toSorted());
});

test('what is used later stands apart from what is taken along', () => {
  expect(kindsOf('services')).toEqual(['service']);
  expect(kindsOf('products')).toEqual(['product']);
  expect(kindsOf('prepaid')).toEqual(['package', 'gift_card', 'account']);
});
