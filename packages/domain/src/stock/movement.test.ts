import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { type Movement, move, type Shelf, usesOf } from './movement.ts';
import { rounded } from './product.ts';

const shelf: Shelf = {
  currentStock: 10,
  minimumStock: 3,
  purchasePrice: cents(20_00),
  lowStockAlert: true,
  active: true,
};

function moved(movement: Movement, start: Partial<Shelf> = {}) {
  const outcome = move({ ...shelf, ...start }, movement);
  if (!outcome.accepted) return outcome.reason;
  return outcome.value;
}

describe('what a movement leaves', () => {
  test.each([
    ['opening', 4, 4, 14],
    ['purchase', 4, 4, 14],
    ['sale', 4, -4, 6],
    ['sale_return', 4, 4, 14],
    ['use', 4, -4, 6],
    ['use_return', 4, 4, 14],
    ['loss', 4, -4, 6],
    ['count', 4, -6, 4],
    ['count', 12, 2, 12],
    ['count', 10, 0, 10],
  ] as const)('%s of %d', (kind, quantity, signed, after) => {
    expect(moved({ kind, quantity })).toMatchObject({ quantity: signed, stockAfter: after });
  });

  test.each(['sale', 'loss'] as const)('a %s takes the last, and not one more', (kind) => {
    expect(moved({ kind, quantity: 10 })).toMatchObject({ stockAfter: 0 });
    expect(moved({ kind, quantity: 10.001 })).toBe('not-enough');
  });

  test('a use takes at most what is there', () => {
    expect(moved({ kind: 'use', quantity: 25 })).toMatchObject({ quantity: -10, stockAfter: 0 });
    expect(moved({ kind: 'use', quantity: 1 }, { currentStock: 0 })).toMatchObject({
      quantity: 0,
      stockAfter: 0,
    });
  });

  test('tenths add up to what was counted', () => {
    let stock = 0.3;
    for (const quantity of [0.1, 0.1, 0.1]) {
      const outcome = move({ ...shelf, currentStock: stock }, { kind: 'sale', quantity });
      if (!outcome.accepted) throw new Error('refused');
      stock = outcome.value.stockAfter;
    }
    expect(stock).toBe(0);
    expect(Object.is(rounded(-0.0001), 0)).toBe(true);
  });
});

describe('what one costs', () => {
  test('a purchase makes it the average of what lies there', () => {
    expect(moved({ kind: 'purchase', quantity: 5, unitCost: cents(26_00) })).toMatchObject({
      purchasePrice: 22_00,
      unitCost: 26_00,
    });
  });

  test('a fraction of a cent is rounded', () => {
    const start = { currentStock: 1, purchasePrice: cents(100) };
    expect(moved({ kind: 'purchase', quantity: 2, unitCost: cents(101) }, start)).toMatchObject({
      purchasePrice: 101,
    });
  });

  test('the first ones cost what was paid for them', () => {
    const start = { currentStock: 0, purchasePrice: cents(20_00) };
    expect(moved({ kind: 'purchase', quantity: 3, unitCost: cents(9_99) }, start)).toMatchObject({
      purchasePrice: 9_99,
    });
  });

  test('without a price they cost what they cost so far', () => {
    expect(moved({ kind: 'purchase', quantity: 3 })).toMatchObject({
      purchasePrice: 20_00,
      unitCost: 20_00,
    });
  });

  test('nothing but a purchase changes it', () => {
    expect(moved({ kind: 'sale_return', quantity: 3, unitCost: cents(1) })).toMatchObject({
      purchasePrice: 20_00,
      unitCost: 1,
    });
  });
});

describe('running low', () => {
  test.each([
    ['to the minimum', 7, {}, true],
    ['just above it', 6.999, {}, false],
    ['below it', 9, {}, true],
    ['from the minimum on', 1, { currentStock: 3 }, false],
    ['when nobody wants to hear of it', 9, { lowStockAlert: false }, false],
    ['out of use', 9, { active: false }, false],
  ] as const)('%s', (_name, quantity, start, low) => {
    expect(moved({ kind: 'sale', quantity }, start)).toMatchObject({ runsLow: low });
  });

  test('a count that finds fewer tells of it, a purchase never does', () => {
    expect(moved({ kind: 'count', quantity: 2 })).toMatchObject({ runsLow: true });
    expect(moved({ kind: 'purchase', quantity: 1 }, { currentStock: 0 })).toMatchObject({
      runsLow: false,
    });
  });
});

test('services use up what each of them says, and one done twice uses twice', () => {
  const uses = [
    { serviceId: 'cut', productId: 'shampoo', quantity: 0.1 },
    { serviceId: 'dye', productId: 'shampoo', quantity: 0.2 },
    { serviceId: 'dye', productId: 'tint', quantity: 60 },
  ];
  expect([...usesOf(['cut', 'dye', 'cut'], uses)]).toEqual([
    ['shampoo', 0.4],
    ['tint', 60],
  ]);
  expect(usesOf(['nails'], uses).size).toBe(0);
});
