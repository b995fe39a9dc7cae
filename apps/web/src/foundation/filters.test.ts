import { describe, expect, test } from 'vitest';
import { dayIn, idIn, numberFrom, oneOf, trueIn } from './address-values.ts';
import { filters } from './filters.ts';

const clientId = '01990000-0000-7000-8000-00000000000a';
const orders = filters(
  {
    longestSearch: 10,
    chosen: {
      state: oneOf(['open', 'paid']),
      table: numberFrom(1, 12),
      clientId: idIn,
      fromDay: dayIn,
      toDay: dayIn,
    },
    days: ['fromDay', 'toDay'],
    kept: { sort: oneOf(['name']), folded: trueIn },
  },
  (view, isNarrowed) => (isNarrowed ? { ...view, folded: true as const } : view),
);
const everything = {
  search: 'maria',
  state: 'open',
  table: 3,
  clientId,
  folded: true,
  sort: 'name',
  fromDay: '2026-11-01',
  toDay: '2026-11-30',
} as const;

describe('an address', () => {
  test('is read as far as it makes sense', () => {
    expect(orders.read({ ...everything, utm_source: 'mail' })).toEqual(everything);
    const nonsense = { state: 'gone', table: 13, clientId: 'ana', fromDay: '2026-02-30', sort: 7 };
    expect(orders.read({ ...nonsense, search: 'longer than ten', folded: 1 })).toEqual({});
    expect(orders.read({})).toEqual({});
  });

  test('whose days stand the other way round means the same days', () => {
    const reversed = { fromDay: '2026-11-30', toDay: '2026-11-01' };
    expect(orders.read(reversed)).toMatchObject({ fromDay: '2026-11-01', toDay: '2026-11-30' });
  });

  test('searches for digits as a text, and for nothing where nothing is searched for', () => {
    expect(orders.read({ search: 11987 }).search).toBe('11987');
    expect(filters({ chosen: { state: oneOf(['open']) } }).read({ search: 'x' })).toEqual({});
  });

  test('is settled with what follows from what it says', () => {
    expect(orders.read({ state: 'paid' })).toEqual({ state: 'paid', folded: true });
  });
});

test('a field changes one filter, and an empty one takes it away', () => {
  const view = orders.change(orders.read({ state: 'paid' }), { table: '7' });
  expect(view).toEqual({ state: 'paid', table: 7, folded: true });
  expect(orders.change(view, { state: null, table: undefined })).toEqual({ folded: true });
  expect(orders.change(view, { state: 'gone' })).toEqual({ table: 7, folded: true });
});

test('filters in use are counted; a search leaves something out too', () => {
  expect(orders.countIn(orders.read(everything))).toBe(5);
  expect(orders.countIn(orders.read({ search: 'x', sort: 'name' }))).toBe(0);
  expect(orders.isNarrowed({ search: 'x' })).toBe(true);
  expect(orders.isNarrowed({ state: 'open' })).toBe(true);
  expect(orders.isNarrowed({ sort: 'name', folded: true })).toBe(false);
});

test('clearing keeps the search or not, and always how the list is shown', () => {
  const view = orders.read(everything);
  const kept = { sort: 'name', folded: true };
  expect(orders.withoutChosen(view)).toEqual({ ...kept, search: 'maria' });
  expect(orders.withoutAll(view)).toEqual(kept);
});
