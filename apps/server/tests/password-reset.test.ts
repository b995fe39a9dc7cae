import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../seeds/scenario.ts';
import { verifications } from '../src/modules/identity/accounts.table.ts';
import { browserOf, ORIGIN, PASSWORD, WRONG } from './sign-in-support.ts';
import { testWorld } from './support.ts';

const PAGE = '/nova-senha';
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
  expect((await choose(token, '123456')).statusCode).toBe(200);
});

test('a link that is an hour old leads nowhere', async () => {
  const { email } = await newcomer('caio');
  await forget(email);
  const token = await tokenOf(await mailedLink());
  await world.system.database.owner
    .update(verifications)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(verifications.identifier, `reset-password:${token}`));

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

test('the link leads to no other site', async () => {
  const before = await countMails();
  const refused = await forget('ana@salao.test', 'https://outro.test/nova-senha');

  expect(refused.statusCode).toBe(403);
  expect(await countMails()).toBe(before);
});

async function newcomer(name: string): Promise<{ email: string }> {
  const email = `${name}@salao.test`;
  await salon.isJoinedBy({ name, email }, 'manager');
  return { email };
}

async function countMails(): Promise<number> {
  return (await (await world.as(operator)).platform.mailbox.list()).mails.length;
}
