import { expect, test } from 'vitest';
import { setupTokenOf } from './setup-token.ts';

const here = { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000', SETUP_TOKEN: undefined };
const SECRET = 'a secret of thirty-two characters or more';

test('where only this machine reaches the system, nobody is asked for one', () => {
  expect(setupTokenOf(here, SECRET)).toBeNull();
});

test.each([
  ['all addresses', { HOST: '0.0.0.0' }],
  ['another address of this machine', { HOST: '192.168.0.10' }],
  ['a public name', { PUBLIC_URL: 'https://agenda.exemplo.com.br' }],
])('on %s there is one, the same on every server of the installation', (_where, change) => {
  const token = setupTokenOf({ ...here, ...change }, SECRET);
  expect(token).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect(setupTokenOf({ ...here, ...change }, SECRET)).toBe(token);
  expect(setupTokenOf({ ...here, ...change }, `${SECRET}!`)).not.toBe(token);
});

test('the one that was chosen counts, wherever', () => {
  const chosen = { SETUP_TOKEN: 'codigo-de-instalacao' };
  expect(setupTokenOf({ ...here, ...chosen }, SECRET)).toBe('codigo-de-instalacao');
  expect(setupTokenOf({ ...here, HOST: '0.0.0.0', ...chosen }, SECRET)).toBe(
    'codigo-de-instalacao',
  );
});
