import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { askedOf, type FeeRule, feeRuleFor } from './fee-rule.ts';

function rule(about: Partial<FeeRule>): FeeRule {
  const usual = { brand: '', fromInstalments: 1, basisPoints: 300, days: 30, daysBetween: 0 };
  return { ...usual, fixed: cents(0), ...about };
}

describe('which rule holds', () => {
  const rules = [
    rule({ basisPoints: 300 }),
    rule({ fromInstalments: 2, basisPoints: 400 }),
    rule({ fromInstalments: 7, basisPoints: 500 }),
    rule({ brand: 'Elo', basisPoints: 350 }),
    rule({ brand: 'Amex', fromInstalments: 2, basisPoints: 600 }),
  ];

  test.each([
    ['at once', '', 1, 300],
    ['from 2 on', '', 2, 400],
    ['until another does', '', 6, 400],
    ['from 7 on', '', 12, 500],
    ['of a brand without one of its own', 'Visa', 3, 400],
    ['of the brand, however few its instalments', 'Elo', 12, 350],
    ['of the brand, whatever the letters', 'eLO', 1, 350],
    ['of all where that of the brand begins later', 'Amex', 1, 300],
    ['of the brand once it begins', 'Amex', 2, 600],
  ])('%s', (_case, brand, instalments, basisPoints) => {
    expect(feeRuleFor(rules, { brand, instalments })?.basisPoints).toBe(basisPoints);
  });

  test('none where all begin later, or are of other brands', () => {
    const some = [rule({ fromInstalments: 2 }), rule({ brand: 'Elo' })];
    expect(feeRuleFor(some, { brand: '', instalments: 1 })).toBeNull();
    expect(feeRuleFor([], { brand: 'Elo', instalments: 3 })).toBeNull();
  });
});

describe('what is asked at the payment', () => {
  test.each([
    ['nothing without rules', [], [], 1],
    ['nothing of debit', [rule({ days: 1 })], [], 1],
    ['instalments where they cost more', [rule({}), rule({ fromInstalments: 2 })], [], 12],
    ['instalments where they come one by one', [rule({ daysBetween: 30 })], [], 12],
    ['as many as the rules speak of', [rule({ fromInstalments: 13 })], [], 24],
    [
      'the brand where one differs, each once',
      [rule({}), rule({ brand: 'Elo' }), rule({ brand: 'elo', fromInstalments: 2 })],
      ['Elo'],
      12,
    ],
  ])('%s', (_case, rules, brands, instalments) => {
    expect(askedOf(rules)).toEqual({ brands, instalments });
  });
});
