import { expect, test } from 'vitest';
import { asksSetupToken, setupTokenOf } from './setup-token.ts';

const here = {
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://localhost:3000',
  SETUP_TOKEN: undefined,
  TRUST_PROXY: undefined,
};
const chosen = { SETUP_TOKEN: 'codigo-de-instalacao' };
const SECRET = 'a secret of thirty-two characters or more';

test('it follows from the secret, the same on every server of the installation', () => {
  const token = setupTokenOf(here, SECRET);
  expect(token).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect(setupTokenOf(here, SECRET)).toBe(token);
  expect(setupTokenOf(here, `${SECRET}!`)).not.toBe(token);
});

test('the one that was chosen counts', () => {
  expect(setupTokenOf({ ...here, ...chosen }, SECRET)).toBe(chosen.SETUP_TOKEN);
});

test.each([
  ['nobody of this machine, which alone reaches the system', {}, true, false],
  ['whoever comes to it through a proxy', {}, false, true],
  ['everybody where a proxy is expected', { TRUST_PROXY: '127.0.0.1' }, true, true],
  ['everybody on all addresses', { HOST: '0.0.0.0' }, true, true],
  ['everybody on another address of this machine', { HOST: '192.168.0.10' }, true, true],
  ['everybody under a public name', { PUBLIC_URL: 'https://agenda.exemplo.com.br' }, true, true],
  ['everybody where one was chosen', chosen, true, true],
])('asks %s', (_whom, change, fromThisMachine, asked) => {
  expect(asksSetupToken({ ...here, ...change }, { fromThisMachine })).toBe(asked);
});
