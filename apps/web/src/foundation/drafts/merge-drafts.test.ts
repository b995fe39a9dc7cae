import { expect, test } from 'vitest';
import { isSameDraft, mergeDrafts } from './merge-drafts.ts';

const base = { name: 'Corte', price: 80, tags: ['a'], description: '' };

test.each([
  ['only I changed something', { name: 'Corte longo' }, {}, { name: 'Corte longo' }, [], []],
  ['only they did', {}, { price: 90 }, { price: 90 }, ['price'], []],
  [
    'both, apart from each other',
    { name: 'Corte longo' },
    { price: 90, tags: ['a', 'b'] },
    { name: 'Corte longo', price: 90, tags: ['a', 'b'] },
    ['price', 'tags'],
    [],
  ],
  ['both, to the same', { price: 90 }, { price: 90 }, { price: 90 }, ['price'], []],
  ['spaces that are not stored', { name: 'Corte ' }, {}, { name: 'Corte' }, [], []],
  [
    'both, to the same but for spaces',
    { name: ' Corte longo ' },
    { name: 'Corte longo' },
    { name: ' Corte longo ' },
    ['name'],
    [],
  ],
  ['both, to something else', { price: 70 }, { price: 90 }, { price: 70 }, ['price'], ['price']],
])('%s', (_case, mine, theirs, draft, changed, clashing) => {
  expect(mergeDrafts(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    draft: { ...base, ...draft },
    changed,
    clashing,
  });
});

test('what tells parts apart on the screen is no change', () => {
  const days = (key: string) => ({ monday: [{ key, from: 540 }] });
  expect(mergeDrafts(days('1'), days('1'), days('2'))).toMatchObject({ changed: [], clashing: [] });
});

test('what comes back without the spaces it was sent with is the same', () => {
  expect(isSameDraft({ ...base, tags: [' a '] }, base)).toBe(true);
  expect(isSameDraft({ ...base, name: 'Cor te' }, base)).toBe(false);
});

test('a PIX key is a field, and another one is another draft', () => {
  expect(isSameDraft({ type: 'email', key: 'a@b.c' }, { type: 'email', key: 'd@e.f' })).toBe(false);
});
