import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  COUPON_LIMITS,
  type CouponTerms,
  checkCoupon,
  copyName,
  couponSentence,
  couponStanding,
  discountOf,
  generatedCode,
  isExpired,
  isUsedUp,
  keptDiscount,
  readCouponCode,
  readDiscountType,
} from './coupon.ts';
import { NO_RULES } from './coupon-rules.ts';

const today = Temporal.PlainDate.from('2026-03-10');
const tenPercent: CouponTerms = {
  ...NO_RULES,
  active: true,
  discountType: 'percentage',
  discountValue: 10_00,
  minimumAmount: null,
  maximumDiscount: null,
  usageLimit: 0,
  usageLimitPerClient: 1,
  usageCount: 0,
  validUntil: null,
};
const costing = (price: number) => [{ id: 'cut', price: cents(price) }];
const usedBefore = (uses: number) => ({ uses, hasVisited: false, birthDate: null });
const order = { services: costing(100_00), day: null, client: usedBefore(0), today };

test('a use that was made is worth its terms, whatever became of the coupon', () => {
  const yesterday = today.subtract({ days: 1 });
  const lapsed = { ...tenPercent, active: false, usageLimit: 1, usageCount: 1 };
  const terms = { ...lapsed, validUntil: yesterday, minimumAmount: cents(50_00) };
  expect(keptDiscount(terms, costing(80_00))).toBe(8_00);
  expect(keptDiscount(terms, costing(50_00))).toBe(5_00);
  expect(keptDiscount(terms, costing(49_99))).toBeNull();
});

describe('a coupon', () => {
  test('takes its discount off', () => {
    expect(checkCoupon(tenPercent, order)).toEqual({
      accepted: true,
      value: { discount: 10_00, finalTotal: 90_00 },
    });
  });

  test.each<[string, Partial<CouponTerms>, Partial<typeof order>, string]>([
    ['that is inactive is not found', { active: false }, {}, 'not-found'],
    ['has expired on the day after its last', { validUntil: day('2026-03-09') }, {}, 'expired'],
    ['is used up at its limit', { usageLimit: 5, usageCount: 5 }, {}, 'used-up'],
    ['is used up beyond a limit that was lowered', { usageLimit: 3, usageCount: 5 }, {}, 'used-up'],
    ['serves a client so often and no more', {}, { client: usedBefore(1) }, 'client-limit'],
    ['asks for a minimum', { minimumAmount: cents(100_01) }, {}, 'below-minimum'],
  ])('%s', (_, terms, differing, reason) => {
    const outcome = checkCoupon({ ...tenPercent, ...terms }, { ...order, ...differing });
    expect(outcome).toEqual({ accepted: false, reason });
  });

  test.each<[string, Partial<CouponTerms>, Partial<typeof order>]>([
    ['on its last day', { validUntil: today }, {}],
    ['with one use left', { usageLimit: 5, usageCount: 4 }, {}],
    ['however often it was used, without a limit', { usageCount: 1_000_000 }, {}],
    ['for a client with one use left', { usageLimitPerClient: 2 }, { client: usedBefore(1) }],
    ['at exactly its minimum', { minimumAmount: cents(100_00) }, {}],
  ])('is good %s', (_, terms, differing) => {
    const outcome = checkCoupon({ ...tenPercent, ...terms }, { ...order, ...differing });
    expect(outcome).toMatchObject({ accepted: true });
  });

  test('is refused for the first of several reasons', () => {
    const everything: CouponTerms = {
      ...tenPercent,
      active: false,
      validUntil: day('2020-01-01'),
      usageLimit: 1,
      usageCount: 1,
      minimumAmount: cents(500_00),
    };
    const mended: Partial<CouponTerms>[] = [
      {},
      { active: true },
      { validUntil: null },
      { usageLimit: 0 },
      { usageLimitPerClient: 2 },
      { minimumAmount: null },
    ];

    const reasons = mended.map((_, index) => {
      const terms = Object.assign({ ...everything }, ...mended.slice(0, index + 1));
      const outcome = checkCoupon(terms, { ...order, client: usedBefore(1) });
      return outcome.accepted ? 'accepted' : outcome.reason;
    });

    expect(reasons).toEqual([
      'not-found',
      'expired',
      'used-up',
      'client-limit',
      'below-minimum',
      'accepted',
    ]);
  });
});

describe('the discount', () => {
  test.each<[string, Partial<CouponTerms>, number, number]>([
    ['a percentage with decimals', { discountValue: 12_50 }, 80_00, 10_00],
    ['half a cent rounds up', { discountValue: 50_00 }, 1, 1],
    ['at most its maximum', { maximumDiscount: cents(5_00) }, 100_00, 5_00],
    ['less than its maximum', { maximumDiscount: cents(50_00) }, 100_00, 10_00],
    ['all of it', { discountValue: 100_00 }, 99_99, 99_99],
    ['a fixed amount', { discountType: 'fixed_amount', discountValue: 15_00 }, 100_00, 15_00],
    ['no more than the total', { discountType: 'fixed_amount', discountValue: 15_00 }, 9_00, 9_00],
    ['of nothing, nothing', {}, 0, 0],
    [
      'a fixed amount knows no maximum',
      { discountType: 'fixed_amount', discountValue: 15_00, maximumDiscount: cents(1_00) },
      100_00,
      15_00,
    ],
  ])('is %s', (_, terms, total, discount) => {
    expect(discountOf({ ...tenPercent, ...terms }, cents(total))).toBe(discount);
  });

  test('and what is left to pay are never below zero and add up to the total', () => {
    for (const discountType of ['percentage', 'fixed_amount'] as const) {
      for (const discountValue of [0, 1, 33_33, 99_99, 100_00]) {
        for (const total of [0, 1, 3, 99, 33_33, 1_000_000_01]) {
          const terms = { ...tenPercent, discountType, discountValue };
          const outcome = checkCoupon(terms, { ...order, services: costing(total) });
          if (!outcome.accepted) throw new Error(outcome.reason);
          const { discount, finalTotal } = outcome.value;
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(finalTotal).toBeGreaterThanOrEqual(0);
          expect(discount + finalTotal).toBe(total);
        }
      }
    }
  });
});

test.each([
  ['too-short', 'Digite pelo menos 3 caracteres'],
  ['not-found', 'Cupom não encontrado ou inválido'],
  ['expired', 'Cupom expirado'],
  ['used-up', 'Cupom esgotado'],
  ['client-limit', 'Limite de uso por cliente atingido'],
  ['below-minimum', 'Valor mínimo de R$ 1.050,00 não atingido'],
] as const)('%s is said as "%s"', (refusal, sentence) => {
  const coupon = { ...tenPercent, minimumAmount: cents(1050_00), serviceNames: [] };
  expect(couponSentence(refusal, coupon)).toBe(sentence);
});

test.each<[Partial<CouponTerms>, string]>([
  [{}, 'active'],
  [{ active: false }, 'inactive'],
  [{ validUntil: today }, 'active'],
  [{ validUntil: today.subtract({ days: 1 }) }, 'inactive'],
  [{ usageLimit: 3, usageCount: 3 }, 'used-up'],
  [{ usageLimit: 3, usageCount: 2 }, 'active'],
  [{ usageLimit: 3, usageCount: 3, active: false }, 'inactive'],
])('with %j it stands in lists as %s', (change, standing) => {
  expect(couponStanding({ ...tenPercent, ...change }, today)).toBe(standing);
});

test('a coupon without a last day never expires', () => {
  expect(isExpired({ validUntil: null }, today)).toBe(false);
});

test.each([
  ['percentage', 'percentage'],
  ['fixed_amount', 'fixed_amount'],
  ['fixed', 'fixed_amount'],
])('a discount written as %s is %s', (written, type) => {
  expect(readDiscountType(written)).toBe(type);
});

test('no other discount is read', () => {
  expect(() => readDiscountType('free')).toThrow(RangeError);
});

test('a code is looked for in upper case, and from three characters on', () => {
  expect(readCouponCode(' verao10 ')).toEqual({ accepted: true, value: 'VERAO10' });
  expect(readCouponCode('abc')).toEqual({ accepted: true, value: 'ABC' });
  expect(readCouponCode(' ab ')).toEqual({ accepted: false, reason: 'too-short' });
});

test('a code is made of the moment', () => {
  const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
  expect(generatedCode(now, 0)).toBe('CUPOM1773154800000');
  expect(generatedCode(now, 2)).toBe('CUPOM1773154800002');
});

test.each([
  ['Verão', 'Verão (cópia)'],
  ['x'.repeat(120), `${'x'.repeat(112)} (cópia)`],
  [`${'x'.repeat(111)} ${'y'.repeat(8)}`, `${'x'.repeat(111)} (cópia)`],
  [`${'x'.repeat(111)}🎉🎉`, `${'x'.repeat(111)} (cópia)`],
])('the copy of %s can be told from it', (name, copy) => {
  expect(copyName(name)).toBe(copy);
  expect(copy.length).toBeLessThanOrEqual(COUPON_LIMITS.nameLength);
});

function day(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(text);
}

test.each([
  ['never runs out without a limit', 0, 99, false],
  ['has one left', 3, 2, false],
  ['is used up', 3, 3, true],
])('a coupon %s', (_case, usageLimit, usageCount, isOut) => {
  expect(isUsedUp({ usageLimit, usageCount })).toBe(isOut);
});
