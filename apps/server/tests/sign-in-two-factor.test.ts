import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deactivateAccount } from '../src/modules/identity/accounts.commands.ts';
import { sessions, twoFactors, users } from '../src/modules/identity/accounts.table.ts';
import { browserOf, cookieIn, PASSWORD, WRONG } from './sign-in-support.ts';
import { testWorld } from './support.ts';
import { totpOf } from './totp.ts';

const world = testWorld();
const { post, enter, cookieAfter, whoIs } = browserOf(world);
let number = 0;
let email: string;
let userId: string;
let uri: string;
let codes: string[];

/** A person with the second step switched on. */
beforeEach(async () => {
  email = `p${++number}@salao.test`;
  userId = await world.tell.person({ name: 'Ana', email });
  const cookie = await cookieAfter(email);
  ({ totpURI: uri, backupCodes: codes } = (await prepare(cookie)).json());
  expect((await confirm(totpOf(uri), cookie)).statusCode).toBe(200);
  await world.system.database.owner.delete(sessions).where(eq(sessions.userId, userId));
});

function prepare(cookie: string, body: object = { password: PASSWORD }) {
  return post('/two-factor/enable', { body, cookie });
}

function confirm(code: string, cookie: string, extras: object = {}) {
  return post('/two-factor/verify-totp', { body: { code, ...extras }, cookie });
}

function recover(code: string, cookie: string, extras: object = {}) {
  return post('/two-factor/verify-backup-code', { body: { code, ...extras }, cookie });
}

function cookiesIn(response: LightMyRequestResponse): string[] {
  return [response.headers['set-cookie'] ?? []].flat();
}

/** The cookie of the half-done sign-in. */
async function halfway(): Promise<string> {
  const cookie = cookiesIn(await enter(email)).find((set) => set.startsWith('hora.two_factor='));
  return cookie?.split(';')[0] ?? '';
}

function sessionIn(response: LightMyRequestResponse): string {
  const set = cookiesIn(response).find((cookie) => /^hora\.session_token=[^;]/.test(cookie));
  return set?.split(';')[0] ?? '';
}

async function openSessions(): Promise<number> {
  const { owner } = world.system.database;
  return owner.$count(sessions, eq(sessions.userId, userId));
}

/** A code that is wrong whatever the time is. */
function wrongCode(): string {
  const near = [-30_000, 0, 30_000].map((shift) => totpOf(uri, Date.now() + shift));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
}

describe('with the second step on', () => {
  test('the password alone gives no session, neither in a cookie nor in the database', async () => {
    const response = await enter(email);

    expect(response.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    expect(sessionIn(response)).toBe('');
    for (const cookie of cookiesIn(response)) {
      if (cookie.startsWith('hora.two_factor=')) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
      else expect(cookie).toContain('Max-Age=0');
    }
    expect(await openSessions()).toBe(0);
    expect(
      await whoIs(
        cookiesIn(response)
          .map((set) => set.split(';')[0])
          .join('; '),
      ),
    ).toBeUndefined();
  });

  test('the code of the app lets her in, and the half-done sign-in is used up', async () => {
    const half = await halfway();
    const response = await confirm(totpOf(uri), half);

    expect(response.statusCode).toBe(200);
    expect(await whoIs(sessionIn(response))).toBe(email);
    const again = await confirm(totpOf(uri), half);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toEqual({
      code: 'INVALID_TWO_FACTOR_COOKIE',
      message: 'A verificação expirou. Entre novamente.',
    });
  });

  test('a wrong code is refused, and after five the password is asked for again', async () => {
    const half = await halfway();
    for (let attempt = 1; attempt <= 5; attempt++) {
      const refused = await confirm(wrongCode(), half);
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toEqual({
        code: 'INVALID_CODE',
        message: 'Código incorreto. Confira no aplicativo.',
      });
      expect(sessionIn(refused)).toBe('');
    }
    const refused = await confirm(totpOf(uri), half);
    expect(refused.json()).toEqual({
      code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
      message: 'Muitos códigos incorretos. Entre novamente para tentar de novo.',
    });
    expect(await openSessions()).toBe(0);
  });

  test('ten wrong codes lock the account for a quarter of an hour, from whatever address', async () => {
    for (let round = 1; round <= 2; round++) {
      const half = await halfway();
      for (let attempt = 1; attempt <= 5; attempt++) await confirm(wrongCode(), half);
    }
    const refused = await confirm(totpOf(uri), await halfway());
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas. Aguarde 15 min e tente novamente.',
    });
    expect(refused.headers['retry-after']).toBe('900');
    expect((await recover(codes[0] ?? '', await halfway())).statusCode).toBe(429);
  });

  test('the eleventh code from one address has to wait', async () => {
    const address = '198.51.100.1';
    const send = () => post('/two-factor/verify-totp', { body: { code: '000000' }, address });
    for (let attempt = 1; attempt <= 10; attempt++) expect((await send()).statusCode).toBe(401);
    const refused = await send();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
  });

  test('a recovery code works once', async () => {
    const [code = ''] = codes;
    const response = await recover(code, await halfway());
    expect(await whoIs(sessionIn(response))).toBe(email);

    const again = await recover(code, await halfway());
    expect([again.statusCode, again.json()]).toEqual([
      401,
      { code: 'INVALID_BACKUP_CODE', message: 'Código de recuperação incorreto ou já usado.' },
    ]);
    expect((await recover(codes[1] ?? '', await halfway())).statusCode).toBe(200);
  });

  test('of many who use one recovery code at once, one gets in', async () => {
    const halves = [];
    for (let count = 0; count < 4; count++) halves.push(await halfway());
    const answers = await Promise.all(halves.map((half) => recover(codes[0] ?? '', half)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await openSessions()).toBe(1);
  });

  test('no device is trusted beyond its session, whatever the browser asks for', async () => {
    const wish = { trustDevice: true, disableSession: true };
    const entered = await recover(codes[0] ?? '', await halfway(), wish);
    expect(sessionIn(entered)).not.toBe('');
    const response = await confirm(totpOf(uri), await halfway(), wish);
    expect(cookiesIn(response).join()).not.toMatch(/trust/);
  });

  test('a deactivated account stays out, also halfway', async () => {
    const half = await halfway();
    const actor = { userId: null, requestId: 'test' };
    await world.system.scopes.asOperator(actor, (scope) => deactivateAccount(scope, userId));

    for (const refused of [await confirm(totpOf(uri), half), await enter(email)]) {
      expect([refused.statusCode, refused.json()]).toEqual([401, WRONG]);
      expect(sessionIn(refused)).toBe('');
    }
    expect(await openSessions()).toBe(0);
  });

  test('secret and recovery codes lie sealed in the database', async () => {
    const { owner } = world.system.database;
    const [row] = await owner.select().from(twoFactors).where(eq(twoFactors.userId, userId));
    const secret = new URL(uri).searchParams.get('secret') ?? '';

    expect(secret.length).toBeGreaterThan(30);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(row)).not.toContain(Buffer.from(secret, 'base64').toString('latin1'));
    for (const code of codes) expect(JSON.stringify(row)).not.toContain(code);
    expect(row).toMatchObject({ secret: expect.stringMatching(/^\$ba\$\d+\$[0-9a-f]{64,}$/) });
  });
});

describe('switching it on', () => {
  let cookie: string;
  beforeAll(async () => {
    await world.tell.person({ name: 'Bia', email: 'bia@salao.test' });
    cookie = await cookieAfter('bia@salao.test');
  });

  test('takes the password', async () => {
    const refused = await prepare(cookie, { password: 'errada' });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { code: 'INVALID_PASSWORD', message: 'Senha atual incorreta.' },
    ]);
    expect((await post('/two-factor/enable', { body: { password: PASSWORD } })).statusCode).toBe(
      401,
    );
  });

  test('is in our name, and only a right code of the app finishes it', async () => {
    const wish = { password: PASSWORD, issuer: 'Outro', method: 'otp' };
    const { totpURI } = (await prepare(cookie, wish)).json();
    expect(decodeURIComponent(totpURI)).toMatch(
      /^otpauth:\/\/totp\/Hora Marcada:bia@salao\.test\?/,
    );

    expect((await enter('bia@salao.test')).json()).toMatchObject({
      user: { email: 'bia@salao.test' },
    });
    const confirmed = await confirm(totpOf(totpURI), cookie);
    expect(confirmed.statusCode).toBe(200);
    cookie = sessionIn(confirmed);
    const seen = await world.app.inject({ url: '/api/v1/session', headers: { cookie } });
    expect(seen.json().user).toMatchObject({ email: 'bia@salao.test', twoFactorEnabled: true });
    expect((await enter('bia@salao.test')).json()).toMatchObject({ twoFactorRedirect: true });
  });

  test('again is refused while it is on', async () => {
    expect((await prepare(cookie)).json()).toEqual({
      code: 'TOTP_ALREADY_ENABLED',
      message: 'A verificação em duas etapas já está ativada.',
    });
  });

  test('new recovery codes take the place of the old ones', async () => {
    const path = '/two-factor/generate-backup-codes';
    const wrong = await post(path, { body: { password: 'errada' }, cookie });
    expect(wrong.json().code).toBe('INVALID_PASSWORD');
    const { backupCodes } = (await post(path, { body: { password: PASSWORD }, cookie })).json();
    expect(new Set(backupCodes).size).toBe(10);
  });

  test('and off again takes the password too', async () => {
    const wrong = await post('/two-factor/disable', { body: { password: 'errada' }, cookie });
    expect(wrong.json().code).toBe('INVALID_PASSWORD');
    const off = await post('/two-factor/disable', { body: { password: PASSWORD }, cookie });
    expect(off.statusCode).toBe(200);
    expect(await whoIs(cookieIn(await enter('bia@salao.test')))).toBe('bia@salao.test');
    const { owner } = world.system.database;
    const [bia] = await owner.select().from(users).where(eq(users.email, 'bia@salao.test'));
    expect(bia?.twoFactorEnabled).toBe(false);
  });
});

test('a new password does not get around the second step', async () => {
  await post('/request-password-reset', { body: { email, redirectTo: '/auth/reset' } });
  const half = await halfway();
  const operator = await world.as(
    await world.tell.person({ name: 'Olga', email: 'olga@hora.test' }, 'admin'),
  );
  const { mails } = await operator.platform.mailbox.list();
  const { text } = await operator.platform.mailbox.show({ id: mails[0]?.id ?? '' });
  const token = /reset-password\/([\w-]+)/.exec(text)?.[1];
  const reset = await post('/reset-password', { body: { token, newPassword: 'uma-senha-nova' } });

  expect(reset.statusCode).toBe(200);
  expect(sessionIn(reset)).toBe('');
  expect((await enter(email, 'uma-senha-nova')).json()).toMatchObject({ twoFactorRedirect: true });
  // A sign-in that was halfway with the old password ends there.
  expect((await confirm(totpOf(uri), half)).json().code).toBe('INVALID_TWO_FACTOR_COOKIE');
});
