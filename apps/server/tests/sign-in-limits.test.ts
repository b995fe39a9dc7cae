import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserOf, PASSWORD, WRONG } from './sign-in-support.ts';
import { testWorld } from './support.ts';

const world = testWorld();
const { post, enter } = browserOf(world);
const WAIT = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Muitas tentativas. Aguarde 15 min e tente novamente.',
};

beforeAll(async () => {
  await world.tell.company('Salão', { name: 'Ana', email: 'ana@salao.test' });
  await world.tell.person({ name: 'Bia', email: 'bia@salao.test' });
});
beforeEach(() => world.system.database.pool.query('delete from rate_limits'));

/** Ten attempts, each for another e-mail or from another address unless one is named. */
async function tenTimes(attempt: (number: number) => Promise<{ statusCode: number }>) {
  const statuses = [];
  for (let number = 1; number <= 10; number++) statuses.push((await attempt(number)).statusCode);
  return [...new Set(statuses)];
}

describe('the eleventh sign-in within a quarter of an hour has to wait', () => {
  test('from one address, whatever the e-mails', async () => {
    const address = '198.51.100.1';
    const statuses = await tenTimes((number) => enter(`x${number}@x.test`, 'errada', address));
    expect(statuses).toEqual([401]);

    const refused = await enter('ana@salao.test', PASSWORD, address);
    expect([refused.statusCode, refused.json()]).toEqual([429, WAIT]);
    expect(refused.headers).toMatchObject({ 'retry-after': '900', 'x-retry-after': '900' });
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await enter('ana@salao.test', PASSWORD, '198.51.100.2')).statusCode).toBe(200);
  });

  test('for one account, whatever the addresses and spellings, known or not', async () => {
    const answers: unknown[] = [];
    for (const name of ['ana', 'ninguem']) {
      const spellings = [`${name}@salao.test`, ` ${name.toUpperCase()}@Salao.test `];
      const spelled = (number: number) => spellings[number % 2] ?? '';
      expect(await tenTimes((number) => enter(spelled(number), 'errada'))).toEqual([401]);
      const refused = await enter(spelled(0));
      answers.push([refused.statusCode, refused.body, refused.headers['retry-after']]);
    }
    expect(answers[0]).toEqual([429, JSON.stringify(WAIT), '900']);
    expect(answers[1]).toEqual(answers[0]);
    expect((await enter('bia@salao.test')).statusCode).toBe(200);
  });

  test('when all come at once', async () => {
    const attempts = Array.from({ length: 15 }, () => enter('ana@salao.test', 'errada'));
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

test('whoever gets in has all attempts of the account again', async () => {
  for (let round = 1; round <= 2; round++) {
    for (let attempt = 1; attempt <= 9; attempt++) await enter('ana@salao.test', 'errada');
    expect((await enter('ana@salao.test')).statusCode).toBe(200);
  }
});

test('what has no e-mail is wrong however often it comes, and locks nobody out', async () => {
  const nothing = () => post('/sign-in/email', { body: {} });
  expect(await tenTimes(nothing)).toEqual([400]);
  expect((await nothing()).statusCode).toBe(400);
  expect((await post('/sign-in/email', { body: { email: 'x'.repeat(9000) } })).statusCode).toBe(
    400,
  );
});

describe('the eleventh forgotten password within a quarter of an hour has to wait', () => {
  const forget = (email: string, address?: string) =>
    post('/request-password-reset', {
      body: { email, redirectTo: '/auth/reset' },
      ...(address && { address }),
    });

  test('from one address', async () => {
    const address = '198.51.100.1';
    expect(await tenTimes((number) => forget(`x${number}@x.test`, address))).toEqual([200]);
    expect((await forget('ana@salao.test', address)).json()).toEqual(WAIT);
  });

  test.each(['ana@salao.test', 'ninguem@salao.test'])('for %s', async (email) => {
    expect(await tenTimes(() => forget(email))).toEqual([200]);
    const refused = await forget(email);
    expect([refused.statusCode, refused.json()]).toEqual([429, WAIT]);
    expect(refused.headers['retry-after']).toBe('900');
  });
});

test('an unknown e-mail costs as much hashing as a wrong password', async () => {
  const { password } = await world.system.signIn.$context;
  const hash = vi.spyOn(password, 'hash');
  const verify = vi.spyOn(password, 'verify');

  const known = await enter('ana@salao.test', 'errada');
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 1]);
  const unknown = await enter('ninguem@salao.test', 'errada');
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
  expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, WRONG]);
  vi.restoreAllMocks();
});
