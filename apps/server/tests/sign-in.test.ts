import { scryptSync } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../seeds/scenario.ts';
import { buildApp } from '../src/app.ts';
import { deactivateAccount, reactivateAccount } from '../src/modules/identity/accounts.commands.ts';
import { credentials } from '../src/modules/identity/accounts.table.ts';
import { createSignIn } from '../src/modules/identity/sign-in.client.ts';
import { atFullPrice } from './cheap-passwords.ts';
import { contentsOf } from './contents.ts';
import { browserOf, cookieIn, PASSWORD, WRONG } from './sign-in-support.ts';
import { SECRETS, testWorld } from './support.ts';

const actor = { userId: null, requestId: 'test' };
const world = testWorld();
const { post, enter, cookieAfter, whoIs } = browserOf(world);
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Ana', email: 'Ana@Salao.test' });
});

describe('signing in', () => {
  test.each(['ana@salao.test', 'ANA@SALAO.TEST', '  Ana@Salao.test '])(
    'works with the e-mail typed as "%s"',
    async (email) => {
      expect(await whoIs(await cookieAfter(email))).toBe('ana@salao.test');
    },
  );

  test('gives a cookie that scripts and other sites do not get', async () => {
    const cookie = String((await enter('ana@salao.test')).headers['set-cookie']);

    expect(cookie).toMatch(/^hora\.session_token=[^;]+;/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Secure');
  });

  test('gives a cookie that travels only encrypted, where the system is reached by https', async () => {
    const publicUrl = 'https://hora.test';
    const { database, environment, logger } = world.system;
    const owner = database.owner;
    const signIn = createSignIn({
      owner,
      publicUrl,
      secrets: SECRETS,
      sealedWith: SECRETS.current,
      rateLimits: 'off',
      logger,
      sendPasswordReset: async () => {},
      companyNamesOf: async () => [],
      forgetFailures: async () => {},
      noteVisit: async () => {},
    });
    const app = await buildApp({
      ...world.system,
      environment: { ...environment, PUBLIC_URL: publicUrl },
      signIn,
    });
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: 'ana@salao.test', password: PASSWORD },
      headers: { origin: publicUrl },
    });

    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^__Secure-hora\.session_token=/);
    expect(cookie).toContain('Secure;');
    expect(await whoIs(cookieIn(response))).toBe('ana@salao.test');
    await app.close();
  });

  test('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await enter('ana@salao.test', 'errada');
    const unknown = await enter('ninguem@salao.test', 'errada');

    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual(WRONG);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['no e-mail at all', { email: 'ana', password: PASSWORD }, 'Informe um e-mail válido.'],
    ['wrong types', { email: 7, password: {} }, 'Confira os dados enviados.'],
    ['nothing', {}, 'Confira os dados enviados.'],
    [
      'a book instead of a password',
      { email: 'ana@salao.test', password: 'x'.repeat(129) },
      'A senha deve ter no máximo 128 caracteres',
    ],
  ])('refuses %s in Portuguese', async (_case, body, message) => {
    const response = await post('/sign-in/email', { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: expect.any(String), message });
  });

  test('is refused from the page of another site', async () => {
    const body = { email: 'ana@salao.test', password: PASSWORD };
    const response = await post('/sign-in/email', { body, origin: 'https://outro.test' });
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN_ORIGIN' });
  });
});

test('a password is kept as a salted scrypt hash', async () => {
  const gil = { name: 'Gil', email: 'gil@salao.test', password: PASSWORD };
  const gilId = await atFullPrice(() => salon.isJoinedBy(gil, 'manager'));
  const stored = await world.system.database.owner.select().from(credentials);

  const hashes = stored.map(({ password }) => String(password));
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  const ofGil = stored.find(({ userId }) => userId === gilId)?.password ?? '';
  const [salt = '', key] = ofGil.split(':');
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(scryptSync(PASSWORD, salt, 64, cost).toString('hex')).toBe(key);
});

describe('what the library offers and nobody needs', () => {
  test.each([
    '/sign-up/email',
    '/update-user',
    '/delete-user',
    '/sign-in/social',
    '/send-verification-email',
    '/two-factor/get-totp-uri',
    '/two-factor/send-otp',
    '/two-factor/verify-otp',
    '/list-sessions',
    '/error',
  ])('%s is closed', async (path) => {
    const cookie = await cookieAfter('ana@salao.test');
    const before = await contentsOf(world.system);
    const body = { name: 'Eva', email: 'eva@fora.test', password: PASSWORD, role: 'admin' };
    const response = await post(path, { body, cookie });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Endereço não encontrado.' });
    expect(await contentsOf(world.system)).toEqual(before);
  });
});

describe('signing out', () => {
  test('ends this session', async () => {
    const [here, there] = [
      await cookieAfter('ana@salao.test'),
      await cookieAfter('ana@salao.test'),
    ];
    expect((await post('/sign-out', { cookie: here })).statusCode).toBe(200);

    expect(await whoIs(here)).toBeUndefined();
    expect(await whoIs(there)).toBe('ana@salao.test');
  });

  test('everywhere ends the sessions of the other devices too', async () => {
    const [here, there] = [
      await cookieAfter('ana@salao.test'),
      await cookieAfter('ana@salao.test'),
    ];
    expect((await post('/revoke-sessions', { cookie: here })).statusCode).toBe(200);

    expect(await whoIs(there)).toBeUndefined();
    expect(await whoIs(here)).toBeUndefined();
  });

  test('everywhere asks who it is', async () => {
    const response = await post('/revoke-sessions');
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toBe('User not authenticated');
  });
});

describe('a deactivated account', () => {
  test('is out at once, cannot come back, and learns no more than a guesser', async () => {
    const userId = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'manager');
    const cookie = await cookieAfter('rui@salao.test');

    const { scopes } = world.system;
    await scopes.asOperator(actor, (scope) => deactivateAccount(scope, userId));
    expect(await whoIs(cookie)).toBeUndefined();
    const refused = await enter('rui@salao.test');
    expect([refused.statusCode, refused.json()]).toEqual([401, WRONG]);
    expect(refused.headers['set-cookie']).toBeUndefined();

    await scopes.asOperator(actor, (scope) => reactivateAccount(scope, userId));
    expect(await whoIs(cookie)).toBeUndefined();
    expect(await whoIs(await cookieAfter('rui@salao.test'))).toBe('rui@salao.test');
  });
});
