import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessRecords } from '../src/modules/identity/access-records.table.ts';
import { sessions } from '../src/modules/identity/accounts.table.ts';
import { browserOf, cookieIn, cookiesIn, PASSWORD, WRONG } from './sign-in-support.ts';
import { testWorld } from './support.ts';

const world = testWorld();
const { post, enter, cookieAfter, whoIs } = browserOf(world);
const ana = 'ana@salao.test';
const WAIT = {
  code: 'TOO_MANY_REQUESTS',
  message:
    'Muitas tentativas. Aguarde 5 s e tente novamente. Se esqueceu a senha, use “Esqueci minha senha”.',
};
let anaId: string;

/** Hashing is slow on purpose, and not what is tested here: what would be hashed is compared instead. */
async function compareQuickly(): Promise<void> {
  const { password } = await world.system.signIn.$context;
  vi.spyOn(password, 'hash').mockImplementation(async (typed) => `plain ${typed}`);
  vi.spyOn(password, 'verify').mockImplementation(
    async ({ hash, password: typed }) =>
      hash === `plain ${typed}` || (!hash.startsWith('plain') && typed === PASSWORD),
  );
}

beforeAll(async () => {
  await compareQuickly();
  const salon = await world.tell.company('Salão', { name: 'Ana', email: ana });
  anaId = salon.ownerId;
  await world.tell.person({ name: 'Bia', email: 'bia@salao.test' });
});
beforeEach(() => world.system.database.pool.query('delete from rate_limits'));

async function times(count: number, attempt: (number: number) => Promise<{ statusCode: number }>) {
  const statuses = [];
  for (let number = 1; number <= count; number++) statuses.push((await attempt(number)).statusCode);
  return [...new Set(statuses)];
}

/** Signs in where somebody signed in before. */
function enterWith(cookie: string, email: string, password = PASSWORD) {
  return post('/sign-in/email', { body: { email, password }, cookie });
}

describe('whoever knows the password', () => {
  test('gets in sixty times in a quarter of an hour from one address', async () => {
    const address = '198.51.100.1';
    expect(await times(60, () => enter(ana, PASSWORD, address))).toEqual([200]);
  });

  test('gets in where she did before, however many others guess at her password', async () => {
    const device = cookiesIn(await enter(ana));
    expect(await times(5, () => enter(ana, 'errada'))).toEqual([401]);
    expect(await times(10, () => enter(ana, 'errada'))).toEqual([429]);

    expect((await enter(ana)).statusCode).toBe(429);
    expect((await enterWith(device, ana)).statusCode).toBe(200);
  });

  test('has all tries again', async () => {
    for (let round = 1; round <= 2; round++) {
      expect(await times(4, () => enter(ana, 'errada'))).toEqual([401]);
      expect((await enter(ana)).statusCode).toBe(200);
    }
  });
});

describe('a known device', () => {
  test('keeps a cookie that no script reads and that goes nowhere else', async () => {
    const set = [(await enter(ana)).headers['set-cookie'] ?? []].flat();
    const device = set.find((cookie) => cookie.startsWith('hora.device_')) ?? '';
    expect(device).toMatch(/^hora\.device_[\w-]{12}=[\w-]+\.[\w-]+; Path=\/api\/auth; /);
    expect(device).toMatch(/Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect(device).not.toContain('ana');
  });

  test('has a limit of its own', async () => {
    const device = cookiesIn(await enter(ana));
    expect(await times(10, () => enterWith(device, ana, 'errada'))).toEqual([401]);
    expect((await enterWith(device, ana)).statusCode).toBe(429);
    expect((await enter(ana)).statusCode).toBe(200);
  });

  test.each([
    ['of another account', async () => cookiesIn(await enter('bia@salao.test'))],
    ['that was made up', async () => cookiesIn(await enter(ana)).replace(/\.[\w-]+$/, '.palpite')],
    ['under another name', renamed],
  ])('%s is none', async (_what, make) => {
    const device = await make();
    await times(5, () => enter(ana, 'errada'));
    expect((await enterWith(device, ana)).statusCode).toBe(429);
  });

  test('is none any more once the password is another', async () => {
    const email = 'caio@salao.test';
    await world.tell.person({ name: 'Caio', email });
    const response = await enter(email);
    const device = cookiesIn(response);
    const body = { currentPassword: PASSWORD, newPassword: 'uma-senha-nova' };
    const changed = await post('/change-password', { body, cookie: cookieIn(response) });
    await times(5, () => enter(email, 'errada'));

    expect((await enterWith(device, email, 'uma-senha-nova')).statusCode).toBe(429);
    const renewed = cookiesIn(changed);
    expect((await enterWith(renewed, email, 'uma-senha-nova')).statusCode).toBe(200);
  });

  async function renamed(): Promise<string> {
    const [name = ''] = deviceIn(cookiesIn(await enter(ana))).split('=');
    const foreign = deviceIn(cookiesIn(await enter('bia@salao.test'))).split('=')[1];
    return `${name}=${foreign}`;
  }

  function deviceIn(cookies: string): string {
    return cookies.split('; ').find((cookie) => cookie.startsWith('hora.device_')) ?? '';
  }
});

describe('whoever guesses waits', () => {
  test('for one account, whatever the addresses and spellings, known or not', async () => {
    const answers: unknown[] = [];
    for (const name of ['ana', 'ninguem']) {
      const spellings = [`${name}@salao.test`, ` ${name.toUpperCase()}@Salao.test `];
      const spelled = (number: number) => spellings[number % 2] ?? '';
      expect(await times(5, (number) => enter(spelled(number), 'errada'))).toEqual([401]);
      const refused = await enter(spelled(0));
      expect(refused.headers['set-cookie']).toBeUndefined();
      answers.push([refused.statusCode, refused.body, refused.headers['retry-after']]);
    }
    expect(answers[0]).toEqual([429, JSON.stringify(WAIT), '5']);
    expect(answers[1]).toEqual(answers[0]);
    expect((await enter('bia@salao.test')).statusCode).toBe(200);
  });

  test('from one network, whatever the e-mails', async () => {
    const address = '198.51.100.1';
    expect(await times(50, (number) => enter(`x${number}@x.test`, 'errada', address))).toEqual([
      401,
    ]);
    expect((await enter(ana, PASSWORD, address)).statusCode).toBe(429);
    expect((await enter(ana, PASSWORD, '198.51.100.2')).statusCode).toBe(200);
  });

  test('when all tries come at once', async () => {
    const attempts = Array.from({ length: 15 }, () => enter(ana, 'errada'));
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  test('but not with what has no e-mail, which is wrong however often it comes', async () => {
    const address = '198.51.100.3';
    const nothing = () => post('/sign-in/email', { body: {}, address });
    expect(await times(60, nothing)).toEqual([400]);
    const long = { email: 'x'.repeat(9000) };
    expect((await post('/sign-in/email', { body: long })).statusCode).toBe(400);
  });

  test('and is written down, without a word about who does not exist', async () => {
    const { owner } = world.system.database;
    await owner.delete(accessRecords);
    await enter(ana, 'errada', '198.51.100.7');
    await enter('ninguem@salao.test', 'errada', '198.51.100.8');
    await enter(ana, PASSWORD, '198.51.100.9');

    expect(await owner.select().from(accessRecords).orderBy(accessRecords.id)).toMatchObject([
      { userId: anaId, address: '198.51.100.7', outcome: 'refused' },
      { userId: null, address: '198.51.100.8', outcome: 'refused' },
      { userId: anaId, address: '198.51.100.9', outcome: 'entered' },
    ]);
  });
});

test('a mailed link gives the account all its tries back', async () => {
  await times(5, () => enter(ana, 'errada'));
  expect((await enter(ana)).statusCode).toBe(429);
  await post('/request-password-reset', { body: { email: ana, redirectTo: '/auth/reset' } });
  const { rows } = await world.system.database.pool.query(
    'select text from mails order by id desc limit 1',
  );
  const token = /reset-password\/([\w-]+)/.exec(rows[0].text)?.[1];
  await post('/reset-password', { body: { token, newPassword: PASSWORD } });
  expect((await enter(ana)).statusCode).toBe(200);
});

describe('a browser that signs in again', () => {
  test.each([ana, 'bia@salao.test'])('as %s has one session, the new one', async (email) => {
    const former = await cookieAfter(ana);
    const elsewhere = await cookieAfter(ana);
    const now = cookieIn(await enterWith(former, email));

    expect(await whoIs(now)).toBe(email);
    expect(await whoIs(former)).toBeUndefined();
    expect(await whoIs(elsewhere)).toBe(ana);
  });

  test('with a wrong password keeps the one it has', async () => {
    const former = await cookieAfter(ana);
    expect((await enterWith(former, ana, 'errada')).statusCode).toBe(401);
    expect(await whoIs(former)).toBe(ana);
  });
});

test('a session ends for good ninety days after it began, however often it is used', async () => {
  const { owner } = world.system.database;
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const [session] = await owner
    .insert(sessions)
    .values({ token: 'velha', userId: anaId, expiresAt: days(5), createdAt: days(-80) })
    .returning();
  await owner
    .update(sessions)
    .set({ expiresAt: days(30) })
    .where(eq(sessions.token, 'velha'));

  const [slid] = await owner.select().from(sessions).where(eq(sessions.token, 'velha'));
  expect(Number(slid?.expiresAt)).toBe(Number(session?.createdAt) + 90 * 86_400_000);
});

describe('the eleventh forgotten password within a quarter of an hour has to wait', () => {
  const late = {
    code: 'TOO_MANY_REQUESTS',
    message: 'Muitas tentativas. Aguarde 15 min e tente novamente.',
  };
  const forget = (email: string, address?: string) =>
    post('/request-password-reset', {
      body: { email, redirectTo: '/auth/reset' },
      ...(address && { address }),
    });

  test('from one address', async () => {
    const address = '198.51.100.1';
    expect(await times(10, (number) => forget(`x${number}@x.test`, address))).toEqual([200]);
    expect((await forget(ana, address)).json()).toEqual(late);
  });

  test.each([ana, 'ninguem@salao.test'])('for %s', async (email) => {
    expect(await times(10, () => forget(email))).toEqual([200]);
    const refused = await forget(email);
    expect([refused.statusCode, refused.json()]).toEqual([429, late]);
    expect(refused.headers['retry-after']).toBe('900');
  });
});

test('an unknown e-mail costs as much hashing as a wrong password', async () => {
  const { password } = await world.system.signIn.$context;
  vi.restoreAllMocks();
  const hash = vi.spyOn(password, 'hash');
  const verify = vi.spyOn(password, 'verify');

  const known = await enter('bia@salao.test', 'errada');
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 1]);
  const unknown = await enter('ninguem@salao.test', 'errada');
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
  expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, WRONG]);
  vi.restoreAllMocks();
});
