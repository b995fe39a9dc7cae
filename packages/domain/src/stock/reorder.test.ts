import { expect, test } from 'vitest';
import { reorderGroups } from './reorder.ts';

const low = {
  currentStock: 1,
  minimumStock: 3,
  lowStockAlert: true,
  active: true,
  supplier: '',
  supplierPhone: '',
};

test('what is low is bought from who brings it, and what nobody brings comes last', () => {
  const groups = reorderGroups([
    { ...low, name: 'Algodão' },
    { ...low, name: 'Shampoo', supplier: 'Zebra' },
    { ...low, name: 'Tinta', supplier: 'Zebra', supplierPhone: '5511987654321' },
    { ...low, name: 'Óleo', supplier: 'Água' },
    { ...low, name: 'Gel', supplier: 'Água', currentStock: 4 },
    { ...low, name: 'Luva', supplier: 'Água', lowStockAlert: false },
  ]);
  expect(groups.map(({ supplier, phone }) => [supplier, phone])).toEqual([
    ['Água', ''],
    ['Zebra', '5511987654321'],
    ['', ''],
  ]);
  expect(groups[1]?.lines.map(({ product, quantity }) => [product.name, quantity])).toEqual([
    ['Shampoo', 5],
    ['Tinta', 5],
  ]);
});
