import { ACCOUNT_BACKOFF, NETWORK_BACKOFF } from '@app/domain/identity/backoff';
import { beforeEach, expect, test } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import { createFailureCount, type FailureCount } from './failure-count.ts';

const world = testWorld();
const ana = { backoff: ACCOUNT_BACKOFF, who: 'ana@salao.test' };
let failures: FailureCount;

beforeEach(async () => {
  const { pool } = world.system.database;
  await pool.query('delete from rate_limits');
  failures = createFailureCount({ pool, rateLimits: 'on' });
});

const tryAt = (seconds: number, trier = ana) =>
  failures.secondsToWait(trier, noon.add({ seconds }));

test('the pauses are those of the rule, and trying meanwhile makes them no longer', async () => {
  for (let count = 1; count <= 5; count++) expect(await tryAt(0)).toBe(0);
  expect(await tryAt(0)).toBe(5);
  expect(await tryAt(4)).toBe(1);
  expect(await tryAt(5)).toBe(0);
  expect(await tryAt(5)).toBe(10);
});

test('an hour of tireless guessing, from whatever addresses, is fewer than a hundred tries', async () => {
  let tries = 0;
  for (let seconds = 0; seconds < 3600; ) {
    const wait = await tryAt(seconds);
    if (wait === 0) tries++;
    seconds += wait;
  }
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(100);
});

test('of many tries at once no more pass than of as many in turn', async () => {
  const waits = await Promise.all(Array.from({ length: 15 }, () => tryAt(0)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('what was no failure after all does not count, and all is forgotten in time', async () => {
  const salon = { backoff: NETWORK_BACKOFF, who: '203.0.113.1' };
  for (let count = 1; count <= 60; count++) {
    expect(await tryAt(0, salon)).toBe(0);
    await failures.takeBack(salon);
  }
  for (let count = 1; count <= 5; count++) await tryAt(0);
  await failures.forget(ana);
  for (let count = 1; count <= 5; count++) expect(await tryAt(0)).toBe(0);
  expect(await tryAt(3599)).toBe(0);
  expect(await tryAt(3599 + 3600)).toBe(0);
  expect(await tryAt(3599 + 3600)).toBe(0);
});

test('another server knows of it, and nothing tells whose failures they were', async () => {
  const { pool } = world.system.database;
  for (let count = 1; count <= 5; count++) await tryAt(0);
  const elsewhere = createFailureCount({ pool, rateLimits: 'on' });
  expect(await elsewhere.secondsToWait(ana, noon)).toBe(5);
  const { rows } = await pool.query('select key from rate_limits');
  expect(JSON.stringify(rows)).not.toContain('ana@');
});

test('nobody waits where limits are switched off', async () => {
  const { pool } = world.system.database;
  const off = createFailureCount({ pool, rateLimits: 'off' });
  for (let count = 1; count <= 10; count++) expect(await off.secondsToWait(ana, noon)).toBe(0);
});
