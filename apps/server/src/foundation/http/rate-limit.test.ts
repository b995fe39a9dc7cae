import { beforeEach, describe, expect, test } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import { createRateLimiter, networkOf, type RateLimit, type RateLimiter } from './rate-limit.ts';

const world = testWorld();
const inDatabase: RateLimit = { name: 'test', attempts: 3, minutes: 15 };
const inMemory: RateLimit = { ...inDatabase, counted: 'in-memory' };
const address = '203.0.113.1';
let counter: RateLimiter;

beforeEach(async () => {
  const { pool } = world.system.database;
  await pool.query('delete from rate_limits');
  counter = createRateLimiter({ pool, rateLimits: 'on' });
});

describe.each([
  ['the database', inDatabase],
  ['memory', inMemory],
])('counted in %s, after as many attempts as are allowed', (_, limit) => {
  beforeEach(async () => {
    for (let attempt = 1; attempt <= 3; attempt++) expect(await tryAgain()).toBe(0);
  });

  function tryAgain(change: { address?: string; seconds?: number } = {}): Promise<number> {
    const now = noon.add({ seconds: change.seconds ?? 0 });
    return counter.secondsToWait(limit, { address: change.address ?? address, now });
  }

  test('an address waits out the window, and waiting impatiently makes it no longer', async () => {
    expect(await tryAgain({ seconds: 0 })).toBe(900);
    expect(await tryAgain({ seconds: 600 })).toBe(300);
    expect(await tryAgain({ seconds: 899 })).toBe(1);
    expect(await tryAgain({ seconds: 900 })).toBe(0);
  });

  test('the window over, all attempts are there again', async () => {
    const later = Array.from({ length: 3 }, () => tryAgain({ seconds: 900 }));
    expect(await Promise.all(later)).toEqual([0, 0, 0]);
    expect(await tryAgain({ seconds: 900 })).toBe(900);
  });

  test('other addresses and other things are counted apart', async () => {
    expect(await tryAgain({ address: '203.0.113.2' })).toBe(0);
    const other = { ...limit, name: 'other' };
    expect(await counter.secondsToWait(other, { address, now: noon })).toBe(0);
  });

  test('a look tells how long it is, and counts nothing', async () => {
    const look = (seconds: number, from = address) =>
      counter.secondsBeyond(limit, { address: from, now: noon.add({ seconds }) });
    expect([await look(0), await look(899), await look(900)]).toEqual([900, 1, 0]);
    for (let time = 0; time < 4; time++) expect(await look(0, '203.0.113.5')).toBe(0);
    expect(await tryAgain({ address: '203.0.113.5' })).toBe(0);

    const ana = { account: 'ana', now: noon };
    for (let time = 0; time < 3; time++) {
      expect(await counter.secondsBeyondAs(limit, ana)).toBe(0);
      await counter.secondsToWaitAs(limit, ana);
    }
    expect(await counter.secondsBeyondAs(limit, ana)).toBe(900);
  });

  test('another server knows of what is in the database, and of nothing else', async () => {
    const { pool } = world.system.database;
    const elsewhere = createRateLimiter({ pool, rateLimits: 'on' });
    const expected = limit === inDatabase ? 900 : 0;
    expect(await elsewhere.secondsToWait(limit, { address, now: noon })).toBe(expected);
  });

  test('nobody waits where limits are switched off', async () => {
    const { pool } = world.system.database;
    const off = createRateLimiter({ pool, rateLimits: 'off' });
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(await off.secondsToWait(limit, { address, now: noon })).toBe(0);
      expect(await off.secondsToWaitAs(limit, { account: 'ana', now: noon })).toBe(0);
    }
  });

  test('a window begins with its first attempt: whoever goes slowly never waits', async () => {
    for (let minutes = 10; minutes <= 120; minutes += 10) {
      expect(await tryAgain({ address: '203.0.113.3', seconds: minutes * 60 })).toBe(0);
    }
  });

  test('attempts spread over the window end with it', async () => {
    const tryLater = (seconds: number) => tryAgain({ address: '203.0.113.4', seconds });
    for (const seconds of [0, 300, 600]) expect(await tryLater(seconds)).toBe(0);
    expect(await tryLater(700)).toBe(200);
    expect(await tryLater(900)).toBe(0);
  });
});

test('an account is counted apart, from whatever address, and says nothing about itself', async () => {
  const ana = 'ana@salao.test';
  const tryAs = (account: string) => counter.secondsToWaitAs(inDatabase, { account, now: noon });
  for (let attempt = 1; attempt <= 3; attempt++) expect(await tryAs(ana)).toBe(0);
  expect(await tryAs(ana)).toBe(900);
  expect(await tryAs('bia@salao.test')).toBe(0);
  expect(await tryAs('x'.repeat(100_000))).toBe(0);

  const { rows } = await world.system.database.pool.query('select key from rate_limits');
  expect(JSON.stringify(rows)).not.toContain('ana@');
  await counter.forgetAttempts(inDatabase, ana);
  expect(await tryAs(ana)).toBe(0);
});

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (given, network) => {
  expect(networkOf(given)).toBe(network);
});
