import { afterEach, expect, test, vi } from 'vitest';
import {
  changePassword,
  confirmTwoFactor,
  disableTwoFactor,
  isWrongPassword,
  prepareTwoFactor,
  renewRecoveryCodes,
} from './auth-account.ts';

afterEach(() => vi.unstubAllGlobals());

function serverAnswers(response?: Response) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function asked(fetch: ReturnType<typeof serverAnswers>) {
  const [path, init] = fetch.mock.calls[0] ?? [];
  return [path, JSON.parse(String(init?.body))];
}

test('a new password ends the sessions of the other devices', async () => {
  const fetch = serverAnswers(Response.json({ token: 'x' }));

  expect(await changePassword('antiga', 'novinha')).toEqual({ accepted: true, value: null });
  expect(asked(fetch)).toEqual([
    '/api/auth/change-password',
    { currentPassword: 'antiga', newPassword: 'novinha', revokeOtherSessions: true },
  ]);
});

test('preparing the second step hands over its address and the recovery codes', async () => {
  serverAnswers(Response.json({ totpURI: 'otpauth://totp/x', backupCodes: ['a-1', 'b-2'] }));

  expect(await prepareTwoFactor('senha1')).toEqual({
    accepted: true,
    value: { totpUri: 'otpauth://totp/x', recoveryCodes: ['a-1', 'b-2'] },
  });
});

test('new recovery codes are handed over', async () => {
  serverAnswers(Response.json({ status: true, backupCodes: ['c-3'] }));

  expect(await renewRecoveryCodes({ password: 'senha1', code: '123456' })).toEqual({
    accepted: true,
    value: ['c-3'],
  });
});

test('a refusal comes in the words of the server', async () => {
  const refusal = { code: 'INVALID_PASSWORD', message: 'Senha atual incorreta.' };
  serverAnswers(Response.json(refusal, { status: 400 }));

  const answer = await disableTwoFactor({ password: 'errada', code: '123456' });
  expect(answer).toEqual({ accepted: false, status: 400, ...refusal });
  expect(!answer.accepted && isWrongPassword(answer)).toBe(true);
});

test('a wrong code is no wrong password', async () => {
  serverAnswers(
    Response.json({ code: 'INVALID_CODE', message: 'Código incorreto.' }, { status: 401 }),
  );

  const answer = await confirmTwoFactor('123456');
  expect(!answer.accepted && isWrongPassword(answer)).toBe(false);
});

test('without network it is refused with a sentence, not with an exception', async () => {
  serverAnswers();

  expect(await disableTwoFactor({ password: 'senha1', code: '123456' })).toMatchObject({
    accepted: false,
    message: 'Sem conexão. Verifique sua internet e tente novamente.',
  });
});
