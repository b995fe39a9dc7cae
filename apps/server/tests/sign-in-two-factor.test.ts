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
  await awaitNextCode();
});

/** Half a minute later, as far as used codes are concerned. */
async function awaitNextCode(): Promise<void> {
  await world.system.database.owner.update(twoFactors).set({ lastUsedStep: null });
}

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
    // Some seconds later.
    await world.system.database.pool.query('delete from rate_limits');
    const refused = await confirm(totpOf(uri), half);
    expect(refused.json()).toEqual({
      code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
      message: 'Muitos códigos incorretos. Entre novamente para tentar de novo.',
    });
    expect(await openSessions()).toBe(0);
  });

  test('a code of the app works once, also for whoever comes at the same time', async () => {
    const code = totpOf(uri);
    const halves = [await halfway(), await halfway(), await halfway()];
    const answers = await Promise.all(halves.map((half) => confirm(code, half)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);

    const again = await confirm(code, await halfway());
    expect([again.statusCode, again.json()]).toEqual([
      401,
      {
        code: 'CODE_USED',
        message: 'Este código já foi usado. Espere o próximo aparecer no aplicativo.',
      },
    ]);
    expect(await openSessions()).toBe(1);
  });

  test('and neither does the one before it work afterwards', async () => {
    const [before, now] = [totpOf(uri, Date.now() - 30_000), totpOf(uri)];
    expect((await confirm(now, await halfway())).statusCode).toBe(200);
    expect((await confirm(before, await halfway())).json().code).toBe('CODE_USED');
  });

  test('whoever guesses at codes waits, with codes of either kind and from whatever address', async () => {
    const half = await halfway();
    for (let attempt = 1; attempt <= 5; attempt++) await confirm(wrongCode(), half);
    for (const refused of [
      await confirm(totpOf(uri), await halfway()),
      await recover(codes[0] ?? '', await halfway()),
    ]) {
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { code: 'TOO_MANY_REQUESTS', message: 'Muitas tentativas. Aguarde 5 s e tente novamente.' },
      ]);
      expect(refused.headers['retry-after']).toBe('5');
    }
  });

  test('her own device passes meanwhile', async () => {
    const entered = await confirm(totpOf(uri), await halfway());
    const device = cookiesIn(entered).find((set) => set.startsWith('hora.device_')) ?? '';
    await awaitNextCode();
    const half = await halfway();
    for (let attempt = 1; attempt <= 5; attempt++) await confirm(wrongCode(), half);

    expect((await confirm(totpOf(uri), await halfway())).statusCode).toBe(429);
    const own = `${await halfway()}; ${device.split(';')[0]}`;
    expect((await confirm(totpOf(uri), own)).statusCode).toBe(200);
  });

  test('eleven people give their codes from one address', async () => {
    const address = '198.51.100.1';
    for (let person = 1; person <= 11; person++) {
      await awaitNextCode();
      const body = { code: totpOf(uri) };
      const given = await post('/two-factor/verify-totp', {
        body,
        address,
        cookie: await halfway(),
      });
      expect(given.statusCode).toBe(200);
    }
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
  let key: string;
  let recoveryCodes: string[];
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
    const { totpURI, backupCodes } = (await prepare(cookie, wish)).json();
    [key, recoveryCodes] = [totpURI, backupCodes];
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

  test('is in the name that operators gave the product', async () => {
    const { scopes, settings } = world.system;
    const name = (value: string) =>
      scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
        settings.save(scope, { key: 'platform_name', value }, null),
      );
    await world.tell.person({ name: 'Lia', email: 'lia@salao.test' });
    await name('Salão: Fácil');
    const { totpURI } = (await prepare(await cookieAfter('lia@salao.test'))).json();
    await name('');
    const { searchParams, pathname } = new URL(totpURI);
    expect(searchParams.get('issuer')).toBe('Salão  Fácil');
    expect(decodeURIComponent(pathname)).toContain('Salão  Fácil:lia@salao.test');
  });

  test('again is refused while it is on', async () => {
    expect((await prepare(cookie)).json()).toEqual({
      code: 'TOTP_ALREADY_ENABLED',
      message: 'A verificação em duas etapas já está ativada.',
    });
  });

  describe.each([
    ['new recovery codes', '/two-factor/generate-backup-codes'],
    ['switching it off', '/two-factor/disable'],
  ])('%s', (_what, path) => {
    const ask = (body: object) => post(path, { body, cookie });

    test('take the password and a code', async () => {
      expect((await ask({ password: 'errada', code: totpOf(key) })).json().code).toBe(
        'INVALID_PASSWORD',
      );
      for (const [code, refusal] of [
        [undefined, 'CODE_MISSING'],
        ['000000', 'INVALID_CODE'],
        ['nunca-foi', 'INVALID_BACKUP_CODE'],
      ]) {
        expect((await ask({ password: PASSWORD, code })).json().code).toBe(refusal);
      }
      expect(await isOn()).toBe(true);
    });

    test('a wrong password uses no code up', async () => {
      await ask({ password: 'errada', code: recoveryCodes[0] });
      const { backupCodes } = (await renew({ code: recoveryCodes[0] })).json();
      expect(new Set(backupCodes).size).toBe(10);
      recoveryCodes = backupCodes;
    });
  });

  test('off it is with the password and the code of the app, or one of the others', async () => {
    const off = await post('/two-factor/disable', {
      body: { password: PASSWORD, code: totpOf(key) },
      cookie,
    });
    expect(off.statusCode).toBe(200);
    expect(await whoIs(cookieIn(await enter('bia@salao.test')))).toBe('bia@salao.test');
    expect(await isOn()).toBe(false);
  });

  test('whoever guesses at codes with somebody’s open session waits', async () => {
    await enableAgain();
    const guess = () =>
      post('/two-factor/disable', { body: { password: PASSWORD, code: '000000' }, cookie });
    for (let attempt = 1; attempt <= 5; attempt++) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
    expect(await isOn()).toBe(true);
  });

  beforeEach(async () => {
    await world.system.database.pool.query('delete from rate_limits');
  });

  function renew(body: object) {
    const path = '/two-factor/generate-backup-codes';
    return post(path, { body: { password: PASSWORD, ...body }, cookie });
  }

  async function enableAgain(): Promise<void> {
    cookie = await cookieAfter('bia@salao.test');
    const { totpURI } = (await prepare(cookie)).json();
    cookie = sessionIn(await confirm(totpOf(totpURI), cookie));
  }

  async function isOn(): Promise<boolean | undefined> {
    const { owner } = world.system.database;
    const [bia] = await owner.select().from(users).where(eq(users.email, 'bia@salao.test'));
    return bia?.twoFactorEnabled;
  }
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
