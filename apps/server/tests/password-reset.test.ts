import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../seeds/scenario.ts';
import { verifications } from '../src/modules/identity/accounts.table.ts';
import { ORIGIN } from './http-support.ts';
import { browserOf, PASSWORD, WRONG } from './sign-in-support.ts';
import { testWorld } from './support.ts';

const PAGE = '/auth/reset';
const SPENT = { code: 'INVALID_TOKEN', message: 'Este link não vale mais. Peça um novo.' };

const world = testWorld();
const { post, enter, cookieAfter, whoIs } = browserOf(world);
let salon: CompanyStory;
let operator: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Ana', email: 'ana@salao.test' });
  operator = await world.tell.person({ name: 'Olga', email: 'olga@hora.test' }, 'admin');
});

/** The link in the newest e-mail of the mailbox, and where it leads. */
async function mailedLink(): Promise<string> {
  const { platform } = await world.as(operator);
  const { delivery, mails } = await platform.mailbox.list();
  expect(delivery).toBe('outbox');
  const mail = await platform.mailbox.show({ id: mails[0]?.id ?? '' });
  expect(mail).toMatchObject({ subject: 'Nova senha do Hora Marcada', state: 'kept' });
  return /http\S+/.exec(mail.text)?.[0] ?? '';
}

async function tokenOf(link: string): Promise<string> {
  const { pathname, search } = new URL(link);
  const response = await world.app.inject({ url: `${pathname}${search}` });
  expect(response.statusCode).toBe(302);
  const target = new URL(String(response.headers.location), ORIGIN);
  expect(target.origin + target.pathname).toBe(`${ORIGIN}${PAGE}`);
  return target.searchParams.get('token') ?? '';
}

function forget(email: string, redirectTo = PAGE) {
  return post('/request-password-reset', { body: { email, redirectTo } });
}

function choose(token: string, newPassword: string) {
  return post('/reset-password', { body: { token, newPassword } });
}

test('a mailed link sets a new password, once, and ends all sessions', async () => {
  const cookie = await cookieAfter('ana@salao.test');
  expect((await forget(' ANA@salao.test ')).statusCode).toBe(200);
  const token = await tokenOf(await mailedLink());

  expect((await choose(token, 'uma-senha-nova')).statusCode).toBe(200);

  expect(await whoIs(cookie)).toBeUndefined();
  expect((await enter('ana@salao.test', PASSWORD)).json()).toEqual(WRONG);
  expect(await whoIs(await cookieAfter('ana@salao.test', 'uma-senha-nova'))).toBe('ana@salao.test');
  const again = await choose(token, 'outra-senha');
  expect([again.statusCode, again.json()]).toEqual([400, SPENT]);
});

test('a short password is refused and leaves the link as it was', async () => {
  const { email } = await newcomer('bia');
  await forget(email);
  const token = await tokenOf(await mailedLink());

  const refused = await choose(token, '12345');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toBe('A senha deve ter pelo menos 6 caracteres');
  expect((await choose(token, '839201')).statusCode).toBe(200);
});

test('of two links the unused one is void as well', async () => {
  const { email } = await newcomer('dora');
  await forget(email);
  const first = await tokenOf(await mailedLink());
  await forget(email);
  const second = await tokenOf(await mailedLink());

  expect((await choose(second, 'uma-senha-nova')).statusCode).toBe(200);
  expect((await choose(first, 'outra-senha')).json()).toEqual(SPENT);
});

test('a link lasts an hour, and whoever reads the database cannot open it', async () => {
  const { email, userId } = await newcomer('edu');
  await forget(email);
  const token = await tokenOf(await mailedLink());

  const [kept] = await world.system.database.owner
    .select()
    .from(verifications)
    .where(eq(verifications.value, userId));
  const minutes = (Number(kept?.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThanOrEqual(60);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('a link that is an hour old leads nowhere', async () => {
  const { email, userId } = await newcomer('caio');
  await forget(email);
  const token = await tokenOf(await mailedLink());
  await world.system.database.owner
    .update(verifications)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(verifications.value, userId));

  const refused = await choose(token, 'uma-senha-nova');
  expect([refused.statusCode, refused.json()]).toEqual([400, SPENT]);
});

test('the answer does not tell whether an account exists', async () => {
  const known = await forget('ana@salao.test');
  const before = await countMails();
  const unknown = await forget('ninguem@salao.test');

  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await countMails()).toBe(before);
});

test('the time it takes does not tell either', async () => {
  const timed = async (email: string) => {
    const start = performance.now();
    await forget(email);
    return performance.now() - start;
  };
  // Both wait longer than the work for a known address takes.
  expect(await timed('ana@salao.test')).toBeGreaterThan(240);
  expect(await timed('ninguem@salao.test')).toBeGreaterThan(240);
});

describe.each([
  'https://outro.test/auth/reset',
  '//outro.test/auth/reset',
  '/\\outro.test/auth/reset',
  '/%2Foutro.test',
  'http://localhost:3000.outro.test/',
  'http://localhost:3000@outro.test/',
  'javascript:alert(1)',
  '/\t/outro.test',
])('a link that should lead to %s', (target) => {
  test('is not mailed', async () => {
    await world.system.database.pool.query('delete from rate_limits');
    const before = await countMails();
    expect((await forget('ana@salao.test', target)).statusCode).toBe(403);
    expect(await countMails()).toBe(before);
  });

  test('does not lead there when somebody makes it up', async () => {
    const callbackURL = encodeURIComponent(target);
    const url = `/api/auth/reset-password/some-token?callbackURL=${callbackURL}`;
    const response = await world.app.inject({ url });
    expect(response.statusCode).toBe(403);
    expect(response.headers.location).toBeUndefined();
  });
});

async function newcomer(name: string): Promise<{ email: string; userId: string }> {
  const email = `${name}@salao.test`;
  const userId = await salon.isJoinedBy({ name, email }, 'manager');
  return { email, userId };
}

async function countMails(): Promise<number> {
  return (await (await world.as(operator)).platform.mailbox.list()).mails.length;
}
