import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../src/foundation/mail/mails.table.ts';
import { accountJobs } from '../src/modules/identity/accounts.jobs.ts';
import { sessions, twoFactors, users } from '../src/modules/identity/accounts.table.ts';
import { emailChanges } from '../src/modules/identity/email-changes.table.ts';
import { ORIGIN } from './http-support.ts';
import { browserOf, PASSWORD } from './sign-in-support.ts';
import { noon, testWorld } from './support.ts';
import { totpOf } from './totp.ts';

const world = testWorld();
const { post, enter, cookieAfter, whoIs } = browserOf(world);
let number = 0;
let email: string;
let wanted: string;
let userId: string;
let cookie: string;

beforeEach(async () => {
  email = `ana${++number}@salao.test`;
  wanted = `nova${number}@salao.test`;
  userId = await world.tell.person({ name: 'Ana', email });
  cookie = await cookieAfter(email);
});

const ask = (body: object = {}, as = cookie) =>
  post('/change-email', { body: { newEmail: wanted, password: PASSWORD, ...body }, cookie: as });

async function mailsTo(recipient: string) {
  const { owner } = world.system.database;
  return owner.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
}

async function tokenMailedTo(recipient: string): Promise<string> {
  const text = (await mailsTo(recipient)).at(-1)?.text ?? '';
  const link = new URL(/http\S+/.exec(text)?.[0] ?? 'about:blank');
  expect(link.origin + link.pathname).toBe('http://localhost:3000/dashboard/profile');
  return link.searchParams.get('newEmail') ?? '';
}

const confirm = (token: string, as = cookie) =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/profile/email',
    payload: { token },
    headers: { cookie: as, origin: ORIGIN },
  });

async function addressNow(): Promise<[string | undefined, boolean | undefined]> {
  const { owner } = world.system.database;
  const [account] = await owner.select().from(users).where(eq(users.id, userId));
  return [account?.email, account?.emailVerified];
}

test('moves when the link to the new address is opened, and not before', async () => {
  const elsewhere = await cookieAfter(email);
  await post('/request-password-reset', { body: { email, redirectTo: '/auth/reset' } });
  const asked = await ask({ newEmail: ` ${wanted.toUpperCase()} ` });
  expect([asked.statusCode, asked.json()]).toEqual([200, { sent: true }]);
  expect(await addressNow()).toEqual([email, false]);
  expect((await mailsTo(email)).at(-1)?.text).toContain(wanted);

  const confirmed = await confirm(await tokenMailedTo(wanted));
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email: wanted }]);
  expect(await addressNow()).toEqual([wanted, true]);
  expect((await mailsTo(email)).at(-1)?.subject).toBe(
    'O e-mail da sua conta mudou no Hora Marcada',
  );
  expect(await whoIs(cookie)).toBe(wanted);
  expect(await whoIs(elsewhere)).toBeUndefined();
  expect((await enter(email)).statusCode).toBe(401);
  expect((await enter(wanted)).statusCode).toBe(200);
  // The link to a new password that lies in the old mailbox opens nothing any more.
  const { rows } = await world.system.database.pool.query(
    'select from verifications where value = $1',
    [userId],
  );
  expect(rows).toEqual([]);
});

describe('is refused', () => {
  test.each([
    ['with a wrong password', { password: 'errada123' }, 400, 'Senha atual incorreta.'],
    ['without a password', { password: undefined }, 400, undefined],
    ['with no address', { newEmail: 'sem-arroba' }, 400, 'Informe um e-mail válido.'],
    ['with two addresses', { newEmail: 'a@a.test,b@b.test' }, 400, 'Informe um e-mail válido.'],
  ])('%s, and nobody is written to', async (_case, body, status, message) => {
    const refused = await ask(body);
    expect(refused.statusCode).toBe(status);
    if (message) expect(refused.json().message).toBe(message);
    expect(await mailsTo(wanted)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('where it is her own already, and to whoever is not signed in', async () => {
    expect((await ask({ newEmail: email })).json().message).toBe('Este já é o seu e-mail.');
    expect((await ask({}, '')).statusCode).toBe(401);
    expect(await mailsTo(wanted)).toEqual([]);
  });

  test('after five within a quarter of an hour, and to an address that was written to so often', async () => {
    for (let time = 1; time <= 5; time++) expect((await ask()).statusCode).toBe(200);
    expect((await ask({ newEmail: `outra${number}@salao.test` })).statusCode).toBe(429);
    await world.tell.person({ name: 'Eva', email: `eva${number}@salao.test` });
    expect((await ask({}, await cookieAfter(`eva${number}@salao.test`))).statusCode).toBe(429);
    expect(await mailsTo(wanted)).toHaveLength(5);
  });
});

test('an address that has an account is answered alike, and only its owner is told', async () => {
  const free = await ask({ newEmail: `livre${number}@salao.test` });
  await world.tell.person({ name: 'Eva', email: wanted });
  const taken = await ask();

  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  const [notice, ...more] = await mailsTo(wanted);
  expect(more).toEqual([]);
  expect(notice?.text).toContain('Ele já é da sua conta, e nada mudou.');
  expect(notice?.text).not.toMatch(/newEmail|Ana/);
  const told = (await mailsTo(email)).map(({ subject }) => subject);
  expect(told).toEqual(Array(2).fill('Pedido de troca de e-mail no Hora Marcada'));
});

describe('the link', () => {
  const isVoid = async (token: string, as = cookie) => {
    const refused = await confirm(token, as);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'EMAIL_LINK_INVALID']);
  };

  test('works once, for the account that asked and nobody else', async () => {
    await ask();
    const token = await tokenMailedTo(wanted);
    await world.tell.person({ name: 'Eva', email: `eva${number}@salao.test` });
    await isVoid(token, await cookieAfter(`eva${number}@salao.test`));
    expect((await confirm(token, '')).statusCode).toBe(401);
    expect((await confirm(token)).statusCode).toBe(200);
    await isVoid(token);
  });

  test('is void after the next one, a new password, or a day', async () => {
    await ask();
    const first = await tokenMailedTo(wanted);
    await ask();
    await isVoid(first);

    const second = await tokenMailedTo(wanted);
    const body = { currentPassword: PASSWORD, newPassword: 'uma-senha-nova' };
    const changed = await post('/change-password', { body, cookie });
    cookie = String(changed.headers['set-cookie']).split(';')[0] ?? '';
    await isVoid(second);

    await ask({ password: 'uma-senha-nova' });
    const { owner } = world.system.database;
    await owner.update(emailChanges).set({ expiresAt: noon });
    await isVoid(await tokenMailedTo(wanted));
    expect(await addressNow()).toEqual([email, false]);
  });

  test('is void when somebody took the address meanwhile', async () => {
    await ask();
    const token = await tokenMailedTo(wanted);
    await world.tell.person({ name: 'Eva', email: wanted });
    await isVoid(token);
    expect(await addressNow()).toEqual([email, false]);
    expect(await whoIs(cookie)).toBe(email);
  });

  test('lies in the database only as a fingerprint, and no longer than it is of use', async () => {
    await ask();
    const token = await tokenMailedTo(wanted);
    const { owner } = world.system.database;
    const [kept] = await owner.select().from(emailChanges).where(eq(emailChanges.userId, userId));
    expect(JSON.stringify(kept)).not.toContain(token);
    const sweep = (now: Temporal.Instant) =>
      accountJobs[0]?.run({ ...world.system, actor: { userId: null, requestId: 'test' }, now }, {});
    await sweep(noon.add({ hours: 23 }));
    expect(await owner.$count(emailChanges, eq(emailChanges.userId, userId))).toBe(1);
    await sweep(noon.add({ hours: 25 }));
    expect(await owner.$count(emailChanges, eq(emailChanges.userId, userId))).toBe(0);
  });
});

test('with the second step on it takes a code as well, and half a sign-in is not enough', async () => {
  const { owner } = world.system.database;
  const prepared = await post('/two-factor/enable', { body: { password: PASSWORD }, cookie });
  const { totpURI } = prepared.json();
  await post('/two-factor/verify-totp', { body: { code: totpOf(totpURI) }, cookie });
  await owner.update(twoFactors).set({ lastUsedStep: null });
  const halfway = [(await enter(email)).headers['set-cookie']]
    .flat()
    .map((set) => set?.split(';')[0]);
  const [open] = await owner.select().from(sessions).where(eq(sessions.userId, userId));
  expect(open).toBeDefined();
  cookie = await sessionCookie();

  expect((await ask()).json().code).toBe('CODE_MISSING');
  expect((await ask({ code: '12345x' })).json().code).toBe('INVALID_BACKUP_CODE');
  expect((await ask({ code: totpOf(totpURI) }, halfway.join('; '))).statusCode).toBe(401);
  expect(await mailsTo(wanted)).toEqual([]);
  expect((await ask({ code: totpOf(totpURI) })).statusCode).toBe(200);

  async function sessionCookie(): Promise<string> {
    const half = [(await enter(email)).headers['set-cookie']]
      .flat()
      .map((set) => set?.split(';')[0]);
    const body = { code: prepared.json().backupCodes[0] };
    const inside = await post('/two-factor/verify-backup-code', { body, cookie: half.join('; ') });
    const set = [inside.headers['set-cookie']].flat();
    return set.find((each) => /^hora\.session_token=[^;]/.test(each ?? ''))?.split(';')[0] ?? '';
  }
});
