import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { type CouponTerms, checkCoupon, couponSentence, keptDiscount } from './coupon.ts';
import {
  type CouponClient,
  type CouponRules,
  type CouponVisit,
  NO_RULES,
  ruleWords,
} from './coupon-rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
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
const cut = { id: 'cut', price: cents(100_00) };
const color = { id: 'color', price: cents(200_00) };
const newcomer: CouponClient = { uses: 0, hasVisited: false, birthDate: null };
/** A Tuesday. */
const visit: CouponVisit = { services: [cut], day: day('2026-03-10') };

function judged(
  rules: Partial<CouponRules>,
  changes: Partial<CouponVisit> & { client?: CouponClient | null } = {},
) {
  const order = { ...visit, client: newcomer, today: day('2026-03-01'), ...changes };
  const outcome = checkCoupon({ ...tenPercent, ...rules }, order);
  return outcome.accepted ? outcome.value.discount : outcome.reason;
}

const born = (birthDate: string): CouponClient => ({ ...newcomer, birthDate: day(birthDate) });

describe('a rule', () => {
  test.each<[string, Partial<CouponRules>, Parameters<typeof judged>[1], unknown]>([
    ['of a first day lets its own day pass', { validFrom: day('2026-03-10') }, {}, 10_00],
    ['of a first day refuses the day before', { validFrom: day('2026-03-11') }, {}, 'not-started'],
    ['of weekdays lets one of them pass', { weekdays: [2, 3] }, {}, 10_00],
    ['of weekdays refuses another', { weekdays: [0, 1, 3, 4, 5, 6] }, {}, 'other-weekday'],
    ['of Sundays knows them', { weekdays: [0] }, { day: day('2026-03-15') }, 10_00],
    [
      'of days waits for a day',
      { weekdays: [0], validFrom: day('2099-01-01') },
      { day: null },
      10_00,
    ],
    ['of services lets a named one pass', { serviceIds: ['cut'] }, {}, 10_00],
    ['of services refuses others', { serviceIds: ['color'] }, {}, 'other-services'],
    ['of a first visit lets a newcomer pass', { firstVisitOnly: true }, {}, 10_00],
    [
      'of a first visit refuses who came before',
      { firstVisitOnly: true },
      { client: { ...newcomer, hasVisited: true } },
      'not-first-visit',
    ],
    ['of a first visit waits for a client', { firstVisitOnly: true }, { client: null }, 10_00],
    ['of birthdays needs a date of birth', { birthdayMonthOnly: true }, {}, 'no-birth-date'],
    [
      'of birthdays lets the whole month pass',
      { birthdayMonthOnly: true },
      { client: born('1990-03-31') },
      10_00,
    ],
    [
      'of birthdays refuses the month after',
      { birthdayMonthOnly: true },
      { client: born('1990-02-28') },
      'other-birthday-month',
    ],
    [
      'of birthdays knows whoever was born on a 29th of February',
      { birthdayMonthOnly: true },
      { client: born('1992-02-29'), day: day('2027-02-10') },
      10_00,
    ],
    ['of birthdays waits for a client', { birthdayMonthOnly: true }, { client: null }, 10_00],
  ])('%s', (_, rules, changes, outcome) => {
    expect(judged(rules, changes)).toBe(outcome);
  });

  test('of the visit is told before one of the client', () => {
    const rules = { weekdays: [0], firstVisitOnly: true };
    const client = { ...newcomer, hasVisited: true };
    expect(judged(rules, { client })).toBe('other-weekday');
  });
});

describe('named services', () => {
  const ofColor = { ...tenPercent, serviceIds: ['color'] };

  test('alone are lowered, and no further than to nothing', () => {
    const both = { services: [cut, color] };
    expect(judged({ serviceIds: ['color'] }, both)).toBe(20_00);
    const fixed = { ...ofColor, discountType: 'fixed_amount', discountValue: 250_00 } as const;
    const order = { ...visit, ...both, client: null, today: day('2026-03-01') };
    expect(checkCoupon(fixed, order)).toEqual({
      accepted: true,
      value: { discount: 200_00, finalTotal: 100_00 },
    });
  });

  test('and others together reach the minimum', () => {
    const terms = { ...ofColor, minimumAmount: cents(300_00) };
    expect(keptDiscount(terms, [cut, color])).toBe(20_00);
    expect(keptDiscount(terms, [color])).toBeNull();
  });

  test('that are no longer done leave nothing to lower', () => {
    expect(keptDiscount(ofColor, [cut])).toBeNull();
  });
});

const wording = {
  minimumAmount: null,
  weekdays: [2, 3, 6],
  validFrom: day('2026-12-01'),
  serviceNames: ['Corte', 'Escova'],
};

test.each([
  ['not-started', 'Este cupom só vale para visitas a partir de 01/12/2026'],
  ['other-weekday', 'Este cupom só vale na terça, na quarta e no sábado'],
  ['other-services', 'Este cupom não vale para os serviços escolhidos. Vale para: Corte e Escova'],
  ['not-first-visit', 'Este cupom só vale na primeira visita, e este cliente já veio antes'],
  [
    'no-birth-date',
    'Este cupom é de aniversário, e o cadastro do cliente não tem a data de nascimento',
  ],
  ['other-birthday-month', 'Este cupom só vale no mês do aniversário do cliente'],
] as const)('%s is said as "%s"', (refusal, sentence) => {
  expect(couponSentence(refusal, wording)).toBe(sentence);
});

test('services that are all gone are not named', () => {
  expect(couponSentence('other-services', { ...wording, serviceNames: [] })).toBe(
    'Este cupom não vale para os serviços escolhidos',
  );
});

test('rules are told in a few words each, and none where there are none', () => {
  expect(ruleWords(NO_RULES, [])).toEqual([]);
  const all = { ...wording, firstVisitOnly: true, birthdayMonthOnly: true };
  expect(ruleWords(all, ['A', 'B', 'C', 'D', 'E', 'F'])).toEqual([
    'primeira visita',
    'mês do aniversário',
    'terça, quarta e sábado',
    'a partir de 01/12/2026',
    'só em A, B, C, D e mais 2',
  ]);
});
