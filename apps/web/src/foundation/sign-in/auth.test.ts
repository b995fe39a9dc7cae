import { afterEach, expect, test, vi } from 'vitest';
import { setNewPassword, signIn, signOutEverywhere } from './auth.ts';

afterEach(() => vi.unstubAllGlobals());

function serverAnswers(...responses: Response[]) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const response = responses.shift();
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('signs in with e-mail and password', async () => {
  const fetch = serverAnswers(Response.json({ token: 'x', user: { id: 'ana' } }));

  expect(await signIn('ana@salao.com', 'girassol')).toEqual({ accepted: true, next: 'enter' });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/sign-in/email');
  expect(init?.body).toBe('{"email":"ana@salao.com","password":"girassol"}');
  expect(init?.credentials).toBe('same-origin');
});

test('a right password may not be enough', async () => {
  localStorage.clear();
  serverAnswers(Response.json({ twoFactorRedirect: true }));

  const answer = await signIn('ana@salao.com', 'girassol');
  expect(answer).toEqual({ accepted: true, next: 'second-factor' });
  expect(localStorage.getItem('auth.account')).toBeNull();
});

test('hands over what the server says about a refusal', async () => {
  const code = 'INVALID_EMAIL_OR_PASSWORD';
  serverAnswers(Response.json({ code, message: 'E-mail ou senha incorretos.' }, { status: 401 }));

  expect(await signIn('ana@salao.com', 'errada')).toEqual({
    accepted: false,
    status: 401,
    code,
    message: 'E-mail ou senha incorretos.',
  });
});

test('what programs are told about a missing session never reaches a person', async () => {
  const body = { code: 'UNAUTHORIZED', message: 'User not authenticated' };
  serverAnswers(Response.json(body, { status: 401 }));

  const answer = await setNewPassword('token', 'girassol');
  expect(answer).toMatchObject({ message: 'Sua sessão terminou. Entre novamente.' });
});

test('says how long to wait after too many attempts', async () => {
  serverAnswers(new Response(null, { status: 429, headers: { 'x-retry-after': '30' } }));

  expect(await signIn('ana@salao.com', 'errada')).toMatchObject({
    status: 429,
    message: 'Muitas tentativas. Tente novamente em 30 segundos.',
  });
});

test('without network it is refused with a sentence, not with an exception', async () => {
  serverAnswers();

  expect(await signIn('ana@salao.com', 'girassol')).toEqual({
    accepted: false,
    status: null,
    code: '',
    message: 'Sem conexão. Verifique sua internet e tente novamente.',
  });
});

test('signing out ends the sessions of every device, then this one', async () => {
  const fetch = serverAnswers(Response.json({ status: true }), Response.json({ success: true }));

  expect(await signOutEverywhere()).toMatchObject({ accepted: true });
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/auth/revoke-sessions',
    '/api/auth/sign-out',
  ]);
});

test('a session that already ended still signs out', async () => {
  serverAnswers(new Response(null, { status: 401 }), Response.json({ success: true }));

  expect(await signOutEverywhere()).toMatchObject({ accepted: true });
});
