import { describe, expect, test } from 'vitest';
import { patternOf, searchBitsOf, searchTermsOf, searchTextOf } from './client-search.ts';

const stored = searchTextOf({
  name: 'João D’Ávila Conceição',
  email: 'Joao@Exemplo.com',
  phone: '5511987654321',
});

test('a client is compared without case, accents and apostrophes', () => {
  expect(stored).toBe('joao davila conceicao joao@exemplo.com 5511987654321');
});

test('a client with only a name is compared by the name', () => {
  expect(searchTextOf({ name: ' Ana  Sá ', email: '', phone: '' })).toBe('ana sa');
});

describe('what is typed finds the client', () => {
  test.each([
    ['joão'],
    ['JOAO'],
    ['conceição joão'],
    ["d'ávila"],
    ['exemplo.com'],
    ['(11) 98765'],
    ['98765-4321'],
    ['+55 (11) 98765-4321'],
    ['011 98765 4321'],
    ['(11) 8765-4321'],
    ['joão 4321'],
    ['   '],
  ])('%s', (typed) => {
    for (const term of searchTermsOf(typed)) expect(stored).toContain(term);
  });

  test.each([['maria'], ['joão maria'], ['12345'], ['joão%ávila'], ['%'], ['_']])(
    'but not: %s',
    (typed) => {
      const found = searchTermsOf(typed).every((term) => stored.includes(term));
      expect(found).toBe(false);
    },
  );
});

test.each([
  ['', []],
  ['   ', []],
  ['Maria  Silva', ['maria', 'silva']],
  ['maria maria', ['maria']],
  ['(11) 98765', ['1198765']],
  ['98765-4321 maria', ['987654321', 'maria']],
  ['ana 11 98765 4321', ['ana', '5511987654321']],
  ['a1', ['a1']],
  ['()', ['()']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('%j is asked for as %j', (typed, terms) => {
  expect(searchTermsOf(typed)).toEqual(terms);
});

test.each([
  ['ana', '%ana%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
])('the pattern of %s is %s', (term, pattern) => {
  expect(patternOf(term)).toBe(pattern);
});

test('a text has the bits of everything it contains, in whatever order it was typed', () => {
  const bits = searchBitsOf([stored]);
  for (const term of ['joao', 'conceicao', '@exemplo', '8765', 'a', '']) {
    expect(bits & searchBitsOf([term])).toBe(searchBitsOf([term]));
  }
  expect(bits & searchBitsOf(['4321', 'joao'])).toBe(searchBitsOf(['joao', '4321']));
});

test('a single character has no bits, and most texts lack some of a word', () => {
  expect(searchBitsOf(['a'])).toBe(0n);
  expect(searchBitsOf([stored]) & searchBitsOf(['zzqq'])).not.toBe(searchBitsOf(['zzqq']));
});
