import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { browserOf, PASSWORD } from '../../../tests/sign-in-support.ts';
import { contextOf, noon, signIn, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { router } from '../../router.ts';
import { sessions, users } from './accounts.table.ts';

const world = testWorld();
const { post, enter, cookieAfter, whoIs } = browserOf(world);
let number = 0;
let email: string;
let userId: string;

beforeEach(async () => {
  email = `p${++number}@salao.test`;
  userId = await world.tell.person({ name: 'Ana', email });
});

async function own() {
  return (await world.as(userId)).identity.profile;
}

/** The profile as one known session sees it. */
function profileIn(token: string) {
  return createRouterClient(router, { context: contextOf(world.system, token) }).identity.profile;
}

async function openOf(id: string) {
  return world.system.database.owner.select().from(sessions).where(eq(sessions.userId, id));
}

test('a person changes her name, of whatever company she is or none', async () => {
  expect(await (await own()).rename({ name: ' Ana D’Ávila ' })).toEqual({ name: 'Ana D’Ávila' });
  expect(await (await world.as(userId)).identity.session.current()).toMatchObject({
    user: { name: 'Ana D’Ávila' },
  });
  await expect((await own()).rename({ name: 'A' })).rejects.toMatchObject({
    data: { issues: [{ message: 'Nome deve ter pelo menos 2 caracteres' }] },
  });
  const wish = { name: 'Ana', role: 'admin' };
  await expect((await own()).rename(wish)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

describe('the devices on which somebody is signed in', () => {
  test('are listed without what would let anybody in', async () => {
    const other = await world.tell.person({ name: 'Eva', email: `eva${number}@salao.test` });
    await signIn(world.system, other);
    await world.system.database.owner.insert(sessions).values({
      token: `old-${number}`,
      userId,
      expiresAt: new Date(noon.epochMilliseconds),
    });
    const token = await signIn(world.system, userId);
    await signIn(world.system, userId);

    const list = await profileIn(token).listSessions();
    expect(list).toHaveLength(2);
    expect(list.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    expect(JSON.stringify(list)).not.toContain(token);
    expect(Object.keys(list[0] ?? {})).not.toContain('token');
  });

  test('say what the browser said it is, and from where', async () => {
    await world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Teste)' },
      remoteAddress: '198.51.100.7',
    });
    const list = await (await own()).listSessions();
    expect(list).toContainEqual(
      expect.objectContaining({ userAgent: 'Mozilla/5.0 (Teste)', address: '198.51.100.7' }),
    );
  });

  test('are disconnected one by one', async () => {
    const [here, there] = [await signIn(world.system, userId), await signIn(world.system, userId)];
    const list = await profileIn(here).listSessions();
    const id = list.find(({ isCurrent }) => !isCurrent)?.id ?? '';

    expect(await profileIn(here).endSession({ id })).toEqual({ id });
    await expect(profileIn(there).listSessions()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(profileIn(here).endSession({ id })).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
      message: 'Este aparelho já foi desconectado.',
    });
  });

  test('are all disconnected but this one', async () => {
    const here = await signIn(world.system, userId);
    await signIn(world.system, userId);
    await signIn(world.system, userId);

    expect(await profileIn(here).endOtherSessions()).toEqual({ ended: 2 });
    expect((await openOf(userId)).map(({ token }) => token)).toEqual([here]);
  });

  test('of somebody else do not exist', async () => {
    const other = await world.tell.person({ name: 'Eva', email: `outra${number}@salao.test` });
    await signIn(world.system, other);
    const [foreign] = await openOf(other);

    const ending = (await own()).endSession({ id: foreign?.id ?? '' });
    await expect(ending).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
    await (await own()).endOtherSessions();
    expect(await openOf(other)).toHaveLength(1);
  });
});

describe('a new password', () => {
  const change = (cookie: string, body: object) => post('/change-password', { body, cookie });
  const right = { currentPassword: PASSWORD, newPassword: 'uma-senha-nova' };

  test('takes the current one, and signs the other devices out', async () => {
    const [here, there] = [await cookieAfter(email), await cookieAfter(email)];
    await post('/request-password-reset', { body: { email, redirectTo: '/auth/reset' } });
    const response = await change(here, { ...right, revokeOtherSessions: false });

    expect(response.statusCode).toBe(200);
    expect(await whoIs(there)).toBeUndefined();
    const renewed = String(response.headers['set-cookie']).split(';')[0] ?? '';
    expect(await whoIs(renewed)).toBe(email);
    expect((await enter(email, PASSWORD)).statusCode).toBe(401);
    expect((await enter(email, 'uma-senha-nova')).statusCode).toBe(200);
    // A link that was asked for before is void.
    const { rows } = await world.system.database.pool.query(
      'select from verifications where value = $1',
      [userId],
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ['a wrong current one', { currentPassword: 'errada' }, 400, 'Senha atual incorreta.'],
    ['a short one', { newPassword: '12345' }, 400, 'A senha deve ter pelo menos 6 caracteres'],
    ['none', { newPassword: undefined }, 400, 'Confira os dados enviados.'],
  ])('is refused with %s', async (_case, wrong, status, message) => {
    const cookie = await cookieAfter(email);
    const refused = await change(cookie, { ...right, ...wrong });
    expect([refused.statusCode, refused.json().message]).toEqual([status, message]);
    expect(await whoIs(cookie)).toBe(email);
    expect((await enter(email)).statusCode).toBe(200);
  });

  test.each([
    ['/change-password', { ...right, currentPassword: 'errada' }],
    ['/two-factor/enable', { password: 'errada' }],
  ])('cannot be found out by guessing the current one at %s', async (path, body) => {
    const cookie = await cookieAfter(email);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) {
      statuses.push((await post(path, { body, cookie })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    // Whoever says a name without being signed in makes nobody wait.
    const other = `livre${number}@salao.test`;
    await world.tell.person({ name: 'Eva', email: other });
    for (let time = 0; time < 6; time++) await post(path, { body: { ...body, email: other } });
    expect((await enter(other)).statusCode).toBe(200);
  });

  test('is refused to whoever is not signed in', async () => {
    expect((await post('/change-password', { body: right })).statusCode).toBe(401);
  });
});

describe('the confirmation of the address', () => {
  const confirmations = async () => {
    const { owner } = world.system.database;
    return owner.select().from(mails).where(eq(mails.recipient, email));
  };
  const linkIn = (text = '') => new URL(/http\S+/.exec(text)?.[0] ?? 'about:blank');
  const open = (link: URL) => world.app.inject({ url: `${link.pathname}${link.search}` });
  const isConfirmed = async () => {
    const { owner } = world.system.database;
    const [account] = await owner.select().from(users).where(eq(users.id, userId));
    return account?.emailVerified;
  };

  test('is mailed again when asked for, and opened once confirms without signing in', async () => {
    expect(await (await own()).sendConfirmation()).toEqual({ sent: true });
    const [mail] = await confirmations();
    expect(mail).toMatchObject({ subject: 'Confirme seu e-mail no Hora Marcada', state: 'kept' });

    const link = linkIn(mail?.text);
    expect(link.origin + link.pathname).toBe('http://localhost:3000/api/auth/verify-email');
    const response = await open(link);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/dashboard/profile?confirmed=1');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await isConfirmed()).toBe(true);
    await expect((await own()).sendConfirmation()).rejects.toMatchObject({
      code: 'ALREADY_CONFIRMED',
      message: 'Seu e-mail já está confirmado.',
    });
  });

  test('by a link that nobody sent leads back with a reason and confirms nothing', async () => {
    await (await own()).sendConfirmation();
    const link = linkIn((await confirmations())[0]?.text);
    const token = link.searchParams.get('token') ?? '';
    link.searchParams.set('token', `${token.slice(0, -3)}abc`);

    const response = await open(link);
    expect(response.headers.location).toBe('/dashboard/profile?confirmed=1&error=INVALID_TOKEN');
    expect(await isConfirmed()).toBe(false);
  });

  test('leads to no other site', async () => {
    await (await own()).sendConfirmation();
    const link = linkIn((await confirmations())[0]?.text);
    link.searchParams.set('callbackURL', 'https://outro.test/');
    const response = await open(link);
    expect([response.statusCode, response.headers.location]).toEqual([403, undefined]);
    expect(await isConfirmed()).toBe(false);
  });

  const halfAMinutePasses = () =>
    world.system.database.pool.query(
      `update rate_limits set last_request = last_request - 30000 where key like 'confirmation-copy:%'`,
    );

  test('is mailed once when asked for twice in half a minute', async () => {
    const api = await own();
    const twice = await Promise.allSettled([api.sendConfirmation(), api.sendConfirmation()]);
    const refused = twice.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { message: 'Muitas tentativas. Aguarde 30 s e tente novamente.' } },
    ]);
    expect(await confirmations()).toHaveLength(1);

    await halfAMinutePasses();
    await api.sendConfirmation();
    expect(await confirmations()).toHaveLength(2);
  });

  test('is mailed five times within a quarter of an hour and not a sixth time', async () => {
    for (let time = 1; time <= 5; time++) {
      await (await own()).sendConfirmation();
      await halfAMinutePasses();
    }
    await expect((await own()).sendConfirmation()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas. Aguarde 15 min e tente novamente.',
    });
    expect(await confirmations()).toHaveLength(5);
  });
});
