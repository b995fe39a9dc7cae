import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { openSecret, SealedSecretError, sealingKeyFrom, sealSecret } from './sealed-secret.ts';

const key = sealingKeyFrom('the secret of this installation');
const plain = 'sk_live_São Paulo 🔑';

function refusalOf(sealed: string, withKey = key): SealedSecretError {
  try {
    openSecret(withKey, sealed);
  } catch (error) {
    if (error instanceof SealedSecretError) return error;
    throw error;
  }
  throw new Error(`Opened what should stay closed: ${sealed}`);
}

function withShortTag(sealed: string): string {
  const [version, nonce, ciphertext, tag = ''] = sealed.split('.');
  const short = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url');
  return [version, nonce, ciphertext, short].join('.');
}

test.each([
  ['a secret', plain],
  ['an empty secret', ''],
  ['a long secret', 'x'.repeat(100_000)],
])('opens what it sealed: %s', (_case, secret) => {
  expect(openSecret(key, sealSecret(key, secret))).toBe(secret);
});

test('opens after a restart, with the key derived again', () => {
  expect(
    openSecret(sealingKeyFrom('the secret of this installation'), sealSecret(key, plain)),
  ).toBe(plain);
});

test('still opens a secret that was stored by the first version', () => {
  const stored = 'v1.D_ihjcRA-A6NS4H4.dOkdE0b0wNq7bXVb.6Ko1LL-uL9ZPIvd5UkrGBQ';

  expect(openSecret(sealingKeyFrom('a secret that never changes'), stored)).toBe('sk_test_1234');
});

test('writes the same secret differently each time', () => {
  const sealed = Array.from({ length: 50 }, () => sealSecret(key, plain));

  expect(new Set(sealed).size).toBe(50);
  expect(sealed[0]).toMatch(/^v1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
});

test('refuses another key', () => {
  refusalOf(sealSecret(key, plain), sealingKeyFrom('the secret of another installation'));
});

test('refuses a change of any single character', () => {
  const sealed = sealSecret(key, plain);

  for (let at = 0; at < sealed.length; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    refusalOf(sealed.slice(0, at) + other + sealed.slice(at + 1));
  }
});

test.each([
  ['nothing', ''],
  ['plain text', plain],
  ['an unknown version', sealSecret(key, plain).replace('v1.', 'v2.')],
  ['a missing part', sealSecret(key, plain).split('.').slice(0, 3).join('.')],
  ['a part too many', `${sealSecret(key, plain)}.AAAA`],
  ['a tag cut down to four bytes', withShortTag(sealSecret(key, plain))],
  ['characters hidden in the text', sealSecret(key, plain).replace('v1.', 'v1.!')],
  ['a missing nonce', sealSecret(key, plain).replace(/^v1\.[^.]+/, 'v1.')],
])('refuses %s', (_case, sealed) => {
  refusalOf(sealed);
});

test('a refusal shows neither the secret nor the key', () => {
  const sealed = sealSecret(key, plain);
  const refusals = [
    refusalOf(plain),
    refusalOf(`${sealed}A`),
    refusalOf(sealed.replace('v1', plain)),
  ];

  for (const refusal of refusals) expect(inspect(refusal, { depth: 10 })).not.toContain('sk_live');
  expect(inspect(key)).not.toContain(key.export().toString('hex'));
});
