import { expect, test } from 'vitest';
import { COMPANY_LIMITS } from './company-form.ts';
import { companySlug } from './company-slug.ts';

test.each([
  ['Salão da Bê', 1, 'salao-da-be'],
  ['Salão da Bê', 2, 'salao-da-be-2'],
  ['Salão da Bê', 11, 'salao-da-be-11'],
  ['★ ★', 1, 'empresa'],
  ['美容', 3, 'empresa-3'],
])('company "%s", number %d of its name, is found at %s', (name, number, slug) => {
  expect(companySlug(name, number)).toBe(slug);
});

test.each([
  ['Espaço '.repeat(20), 1, 'espaco-espaco-espaco-espaco-espaco-espaco-espaco-espaco'],
  ['Espaço '.repeat(20), 12, 'espaco-espaco-espaco-espaco-espaco-espaco-espaco-espaco-12'],
  ['x'.repeat(120), 1, 'x'.repeat(60)],
  ['x'.repeat(120), 2, `${'x'.repeat(58)}-2`],
])('of a long name the address keeps what can be opened: "%s", number %d', (name, number, slug) => {
  expect(companySlug(name, number)).toBe(slug);
  expect(slug.length).toBeLessThanOrEqual(COMPANY_LIMITS.longestSlug);
});
