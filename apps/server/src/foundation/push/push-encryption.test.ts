import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { opened } from '../../../tests/simulators/push.simulator.ts';
import { arePushKeys, sealedFor } from './push-encryption.ts';

/** The example of RFC 8291, section 5. */
const RFC = {
  publicKey:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  ourPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('seals as the standard says', () => {
  const ours = createECDH('prime256v1');
  ours.setPrivateKey(Buffer.from(RFC.ourPrivateKey, 'base64url'));
  const sealed = sealedFor(RFC, 'When I grow up, I want to be a watermelon', {
    salt: Buffer.from(RFC.salt, 'base64url'),
    ours,
  });
  expect(sealed.toString('base64url')).toBe(RFC.sealed);
});

test('only the browser opens it, each time under another key', () => {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys().toString('base64url');
  const keys = { publicKey, authSecret: RFC.authSecret };
  const [one, next] = [sealedFor(keys, 'Olá, Ana!'), sealedFor(keys, 'Olá, Ana!')];
  expect(one.equals(next)).toBe(false);
  expect(opened(one, { browser, authSecret: RFC.authSecret })).toBe('Olá, Ana!');
});

test.each([
  ['the example', RFC, true],
  ['a point that is too short', { ...RFC, publicKey: 'BCVx' }, false],
  ['a point beside the curve', { ...RFC, publicKey: `B${'A'.repeat(86)}` }, false],
  ['a short secret', { ...RFC, authSecret: 'BTBZ' }, false],
])('%s can be the keys of a browser: %#', (_case, keys, expected) => {
  expect(arePushKeys(keys)).toBe(expected);
});
