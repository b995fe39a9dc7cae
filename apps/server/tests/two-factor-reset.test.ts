import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { runAdmin } from '../src/admin-commands.ts';
import { accessRecords } from '../src/modules/identity/access-records.table.ts';
import { sessions, twoFactors, users } from '../src/modules/identity/accounts.table.ts';
import { emailChanges } from '../src/modules/identity/email-changes.table.ts';
import { browserOf, PASSWORD } from './sign-in-support.ts';
import { SECRET, signIn, testWorld } from './support.ts';
import { totpOf } from './totp.ts';

const world = testWorld();
const { post, enter, cookieAfter } = browserOf(world);
let number = 0;
let email: string;
let userId: string;
let said: string[];

/** Somebody with the second step on, whose phone is lost. */
beforeEach(async () => {
  said = [];
  email = `operadora${++number}@plataforma.test`;
  userId = await world.tell.person({ name: 'Olga', email });
  const cookie = await cookieAfter(email);
  const prepared = await post('/two-factor/enable', { body: { password: PASSWORD }, cookie });
  const code = totpOf(prepared.json().totpURI);
  await post('/two-factor/verify-totp', { body: { code }, cookie });
});

function admin(...args: string[]): Promise<number> {
  const { url: DATABASE_URL } = world.system.database;
  return runAdmin(args, {
    variables: { NODE_ENV: 'test', DATABASE_URL, APP_SECRET: SECRET },
    terminal: {
      say: (line) => said.push(line),
      isInteractive: false,
      user: 'rita',
      askSecret: () => Promise.reject(new Error('nobody is there to be asked')),
    },
  });
}

test('whoever lost phone and codes gets in with the password, and the terminal leaves a trace', async () => {
  const { owner } = world.system.database;
  const other = await world.tell.person({ name: 'Eva', email: `eva${number}@plataforma.test` });
  await signIn(world.system, other);
  await owner.delete(sessions).where(eq(sessions.userId, userId));
  await signIn(world.system, userId);
  expect((await enter(email)).json()).toMatchObject({ twoFactorRedirect: true });

  expect(await admin('two-factor:reset', ` ${email.toUpperCase()}`)).toBe(0);
  expect(said.join('\n')).toContain('switched off\nsessions ended: 1');

  expect(await owner.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  expect(await owner.$count(sessions, eq(sessions.userId, other))).toBe(1);
  expect(await owner.$count(twoFactors, eq(twoFactors.userId, userId))).toBe(0);
  const written = await owner
    .select({ address: accessRecords.address, outcome: accessRecords.outcome })
    .from(accessRecords)
    .where(eq(accessRecords.userId, userId))
    .orderBy(accessRecords.id);
  expect(written.at(-1)).toEqual({ address: 'terminal: rita', outcome: 'two-factor-reset' });
  const entered = await enter(email);
  expect([entered.statusCode, entered.json().twoFactorRedirect]).toEqual([200, undefined]);
});

test('a half-done sign-in from before ends with it', async () => {
  const halfway = await enter(email);
  const cookie = [halfway.headers['set-cookie']].flat().map((set) => set?.split(';')[0]);
  await admin('two-factor:reset', email);
  const code = { code: '000000' };
  const answer = await post('/two-factor/verify-totp', { body: code, cookie: cookie.join('; ') });
  expect(answer.json().code).toBe('INVALID_TWO_FACTOR_COOKIE');
});

test('a move to another e-mail that waits to be confirmed is void', async () => {
  const { owner } = world.system.database;
  const expiresAt = Temporal.Instant.from('2099-01-01T00:00Z');
  const wish = { email: 'alheia@outra.test', tokenHash: 'marca', expiresAt };
  await owner.insert(emailChanges).values({ userId, ...wish });
  await admin('two-factor:reset', email);
  expect(await owner.$count(emailChanges, eq(emailChanges.userId, userId))).toBe(0);
});

test('an unknown e-mail, and an account without a second step, are said and nothing changes', async () => {
  const { owner } = world.system.database;
  expect(await admin('two-factor:reset', 'ninguem@plataforma.test')).toBe(1);
  expect(said).toEqual(['No account has this e-mail.']);
  await owner.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await owner.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  const token = await signIn(world.system, userId);

  expect(await admin('two-factor:reset', email)).toBe(1);
  expect(said.at(-1)).toBe('This account has no second step. Nothing was changed.');
  expect(await owner.$count(sessions, eq(sessions.token, token))).toBe(1);
});

test.each([
  ['nobody', ['two-factor:reset']],
  ['two people', ['two-factor:reset', 'a@a.test', 'b@b.test']],
  ['somebody with another command', ['stripe:show', 'a@a.test']],
])('naming %s is not understood', async (_case, args) => {
  expect(await admin(...args)).toBe(1);
  expect(said[0]).toContain('npm run admin -- <command>');
});
