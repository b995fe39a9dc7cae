import { expect, test } from 'vitest';
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
