import { expect, test } from 'vitest';
import { InvalidMailError, requireSafeHeaders } from './mail-message.ts';

const safe = { to: 'ana.lima+salao@exemplo.com.br', subject: 'Seu horário: amanhã às 10h' };

test.each([
  ['an ordinary mail', safe],
  ['an address in brackets of a network', { ...safe, to: 'ana@[192.0.2.1]' }],
  ['an address with accents', { ...safe, to: 'joão@exemplo.com.br' }],
])('lets %s through', (_case, headers) => {
  expect(() => requireSafeHeaders(headers)).not.toThrow();
});

test.each([
  ['a header behind the recipient', { ...safe, to: 'ana@exemplo.com\r\nBcc: eva@exemplo.com' }],
  ['a header behind the subject', { ...safe, subject: 'Olá\nBcc: eva@exemplo.com' }],
  ['a lone carriage return', { ...safe, subject: 'Olá\rBcc: eva@exemplo.com' }],
  ['a second recipient', { ...safe, to: 'ana@exemplo.com,eva@exemplo.com' }],
  ['a name before the address', { ...safe, to: 'Ana <ana@exemplo.com>' }],
  ['a group of recipients', { ...safe, to: 'todos:ana@exemplo.com;' }],
  ['no address at all', { ...safe, to: '' }],
])('refuses %s, without showing it', (_case, headers) => {
  expect(() => requireSafeHeaders(headers)).toThrow(InvalidMailError);
  expect(() => requireSafeHeaders(headers)).not.toThrow(/exemplo/);
});
