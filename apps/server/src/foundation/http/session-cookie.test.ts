import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSessionToken, signCookiesAnew } from './session-cookie.ts';

const SECRET = 'a secret of thirty-two characters or more';

function signed(token: string, secret = SECRET): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return encodeURIComponent(`${token}.${signature}`);
}

test.each([
  ['alone', `hora.session_token=${signed('abc')}`],
  ['among others', `theme=dark; hora.session_token=${signed('abc')}; lang=pt`],
  ['without blanks between', `theme=dark;hora.session_token=${signed('abc')};lang=pt`],
  ['of a secure connection', `__Secure-hora.session_token=${signed('abc')}`],
])('reads the token of a cookie %s', (_case, header) => {
  expect(readSessionToken(header, [SECRET])).toBe('abc');
});

test('reads a token that holds dots', () => {
  expect(readSessionToken(`hora.session_token=${signed('a.b.c')}`, [SECRET])).toBe('a.b.c');
});

test.each([
  ['no cookie', undefined],
  ['an empty header', ''],
  ['other cookies only', 'theme=dark'],
  ['an empty cookie', 'hora.session_token='],
  ['a token without signature', 'hora.session_token=abc'],
  ['a signature without token', `hora.session_token=${signed('').slice(0, 12)}`],
  ['the signature of another secret', `hora.session_token=${signed('abc', 'another secret')}`],
  ['the signature of another token', `hora.session_token=${signed('abc').replace('abc', 'abd')}`],
  ['a shortened signature', `hora.session_token=${signed('abc').slice(0, -4)}`],
  ['an empty signature', 'hora.session_token=abc.'],
  ['a wrong escape', 'hora.session_token=%E0%A4%A'],
  ['a cookie whose name only ends alike', `nothora.session_token=${signed('abc')}`],
  ['a cookie whose name only begins alike', `hora.session_token_old=${signed('abc')}`],
])('finds no token in %s', (_case, header) => {
  expect(readSessionToken(header, [SECRET])).toBeNull();
});

describe('signed with a secret from before', () => {
  const current = 'the secret that came after the other one';
  const header = `theme=dark; hora.session_token=${signed('abc')}; hora.two_factor=${signed('x.y')}`;

  test('a cookie counts while that secret is known', () => {
    expect(readSessionToken(header, [current, SECRET])).toBe('abc');
    expect(readSessionToken(header, [current])).toBeNull();
  });

  test('cookies are handed on as if the current one had signed them, and others as they are', () => {
    expect(signCookiesAnew(header, { current, old: [SECRET] })).toBe(
      `theme=dark; hora.session_token=${signed('abc', current)}; hora.two_factor=${signed('x.y', current)}`,
    );
    expect(signCookiesAnew(header, { current, old: [] })).toBe(header);
    expect(signCookiesAnew(header, { current, old: ['a third secret'] })).toBe(header);
  });
});
