import { describe, expect, test } from 'vitest';
import {
  centsOfMicros,
  costOf,
  fitsMonth,
  likelyTokensIn,
  mostTokensIn,
  plainPiece,
  withoutContacts,
} from './assistant.ts';

const prices = { priceInCents: 16_500, priceOutCents: 33_000 };

test.each([
  [{ input: 0, output: 0 }, 0],
  [{ input: 1_000_000, output: 0 }, 165_000_000],
  [{ input: 0, output: 1_000_000 }, 330_000_000],
  [{ input: 1000, output: 500 }, 330_000],
])('%j costs %d millionths of a real', (tokens, cost) => {
  expect(costOf(tokens, prices)).toBe(cost);
});

test('a cost is rounded up, and a begun cent is one', () => {
  expect(costOf({ input: 1, output: 0 }, { priceInCents: 1, priceOutCents: 1 })).toBe(1);
  expect(costOf({ input: 5, output: 5 }, { priceInCents: 0, priceOutCents: 0 })).toBe(0);
  expect([0, 1, 10_000, 10_001].map(centsOfMicros)).toEqual([0, 1, 1, 2]);
});

test('no text has more tokens than bytes, and about half of them where nobody counted', () => {
  expect(['', 'abc', 'ação', '€', '💇'].map(mostTokensIn)).toEqual([0, 3, 6, 3, 4]);
  expect(['', 'abc', 'ação'].map(likelyTokensIn)).toEqual([0, 2, 3]);
});

describe('a month', () => {
  test.each([
    [10_000, 0, 1, true],
    [10_001, 0, 1, false],
    [5_000, 5_000, 1, true],
    [5_001, 5_000, 1, false],
    [0, 10_000, 1, true],
    [0, 10_001, 1, false],
    [0, 0, 0, false],
  ])(
    'with %d on top of %d and a limit of %d cents: %s',
    (most, spentInMicros, limitInCents, fits) => {
      expect(fitsMonth(most, { spentInMicros, limitInCents })).toBe(fits);
    },
  );
});

test.each([
  ['Escreva a ana.lima@salao.com.br hoje', 'Escreva a [e-mail] hoje'],
  ['Ligue (11) 98765-4321.', 'Ligue [telefone].'],
  ['Ligue +55 11 98765-4321 ou 1134567890', 'Ligue [telefone] ou [telefone]'],
  ['Ligue (11) 9 8765-4321, ou 98765-4321', 'Ligue [telefone], ou [telefone]'],
  ['CPF 529.982.247-25', 'CPF [CPF]'],
  ['CPF 123456789-09, ou 12345678909', 'CPF [CPF], ou [CPF]'],
  ['CPF 52998224725', 'CPF [telefone]'],
  ['Faturei R$ 1.234.567,89 em 2026 e 12 meses', 'Faturei R$ 1.234.567,89 em 2026 e 12 meses'],
  ['Compare 2025-2026 com 3000 4000', 'Compare 2025-2026 com 3000 4000'],
  ['De 01/11/2026 a 30/11/2026', 'De 01/11/2026 a 30/11/2026'],
])('%j leaves as %j', (typed, sent) => {
  expect(withoutContacts(typed)).toBe(sent);
});

test('a piece of an answer keeps its lines and loses what nobody sees', () => {
  expect(plainPiece('Olá\n\t<b>ok</b> ✂️')).toBe('Olá\n\t<b>ok</b> ✂️');
  expect(plainPiece('a\u202Eb\u0007c\u200Bd')).toBe('abcd');
});
