import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['ana@x.com', 'ana.souza+salao@mail.exemplo.com.br', "d'avila@exemplo.com.br"])(
  'accepts %s',
  (address) => {
    expect(isEmail(address)).toBe(true);
  },
);

test.each([
  '',
  'ana',
  'ana@',
  '@x.com',
  'ana@x',
  'ana@x..com',
  'ana souza@x.com',
  'ana@x.com, bia@x.com',
  'Ana <ana@x.com>',
  `${'a'.repeat(250)}@x.com`,
])('refuses %s', (address) => {
  expect(isEmail(address)).toBe(false);
});
