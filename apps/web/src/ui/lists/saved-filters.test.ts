import { describe, expect, test } from 'vitest';
import { isSameAddress, LONGEST_NAME, MOST_SAVED, readSaved, withSaved } from './saved-filters.ts';

const vips = { name: 'VIPs', address: { tag: 'VIP' } };

describe('a filter that gets a name', () => {
  test('comes last, its name without blanks around and no longer than a chip', () => {
    const long = 'a'.repeat(120);
    const saved = withSaved([vips], { name: `  Do   mês ${long}`, address: { birthdayMonth: 3 } });
    expect(saved).toEqual([
      vips,
      { name: `Do mês ${long}`.slice(0, LONGEST_NAME), address: { birthdayMonth: 3 } },
    ]);
  });

  test.each([
    ['without a name', [], '   ', 'no-name'],
    ['of a name that is taken, however it is written', [vips], 'vips', 'name-taken'],
    [
      'beyond as many as fit',
      Array.from({ length: MOST_SAVED }, (_, place) => ({ ...vips, name: `${place}` })),
      'Novo',
      'too-many',
    ],
  ])('is refused %s', (_case, saved, name, refusal) => {
    expect(withSaved(saved, { name, address: {} })).toBe(refusal);
  });
});

test.each([
  ['nothing', null],
  ['no text of ours', '{oops'],
  ['another shape', '{"name":"VIPs"}'],
  ['other things in the list', '[1,null,{"name":""},{"name":"x","address":"y"}]'],
])('%s in the browser is no saved filter', (_case, text) => {
  expect(readSaved(text)).toEqual([]);
});

test('what was kept is read again', () => {
  expect(readSaved(JSON.stringify([vips, 7]))).toEqual([vips]);
});

test('two sets are the same in any order, and not where one has more', () => {
  expect(isSameAddress({ a: 1, b: 'x' }, { b: 'x', a: 1 })).toBe(true);
  expect(isSameAddress({ a: 1 }, { a: 1, b: 'x' })).toBe(false);
  expect(isSameAddress({ a: 1 }, { a: 2 })).toBe(false);
});
