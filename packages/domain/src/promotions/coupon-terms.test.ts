import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { NO_RULES } from './coupon-rules.ts';
import { clientTermsText, couponTermsText } from './coupon-terms.ts';

const nothing = { ...NO_RULES, validUntil: null, minimumAmount: null, serviceNames: [] };

test('a coupon that asks nothing says nothing', () => {
  expect(couponTermsText(nothing)).toBe('');
  expect(couponTermsText({ ...nothing, minimumAmount: cents(0) })).toBe('');
});

test('whoever is not known yet reads what is asked of her, and no more', () => {
  const onTuesday = { ...NO_RULES, weekdays: [2] };
  expect(clientTermsText(onTuesday)).toBe('');
  const both = { ...NO_RULES, firstVisitOnly: true, birthdayMonthOnly: true };
  expect(clientTermsText(both)).toBe(
    'Só vale na primeira visita, no mês do aniversário que está no cadastro.',
  );
});

test('all that a coupon asks stands in one sentence', () => {
  expect(couponTermsText({ ...nothing, firstVisitOnly: true })).toBe('Só vale na primeira visita.');
  const asked = {
    ...nothing,
    weekdays: [2, 3],
    validFrom: Temporal.PlainDate.from('2026-03-01'),
    validUntil: Temporal.PlainDate.from('2026-03-31'),
    serviceNames: ['Corte', 'Escova'],
    minimumAmount: cents(80_00),
  };
  expect(couponTermsText(asked).replaceAll('\u00a0', ' ')).toBe(
    'Só vale na terça e na quarta, a partir de 01/03/2026, até 31/03/2026, para Corte e Escova, em visitas de pelo menos R$ 80,00.',
  );
});
