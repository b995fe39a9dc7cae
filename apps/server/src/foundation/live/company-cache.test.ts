import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import { type Cacheable, type CompanyCache, openCompanyCache } from './company-cache.ts';

const world = testWorld();
const FOREVER = Number.POSITIVE_INFINITY;
type Told = Cacheable & { text: string };

beforeAll(() => vi.waitFor(() => expect(world.system.feed.isListening()).toBe(true), 5000));

function open(mostBytes = 1_000_000): CompanyCache<Told> {
  return openCompanyCache<Told>(world.system.feed, { topics: ['services'], mostBytes });
}

const asked = (companyId: string, minutes = 0) => ({
  companyId,
  question: 'what?',
  now: noon.add({ minutes }),
});
const telling = (text: string, about: Partial<Cacheable> = {}) =>
  vi.fn(async () => ({ text, holdsUntil: FOREVER, bytes: 100, ...about }));

test('a value is worked out once for all who ask, also for those who ask meanwhile', async () => {
  const cache = open();
  const work = telling('a');
  const company = randomUUID();
  await Promise.all([1, 2, 3].map(() => cache.getOrLoad(asked(company), work)));
  expect((await cache.getOrLoad(asked(company, 9), work)).text).toBe('a');
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['ten minutes pass', 10, FOREVER],
  ['its own time is over', 1, noon.add({ minutes: 1 }).epochMilliseconds],
  ['the clock went back', -1, FOREVER],
])('it is worked out anew when %s', async (_case, minutes, holdsUntil) => {
  const cache = open();
  const company = randomUUID();
  await cache.getOrLoad(asked(company), telling('old', { holdsUntil }));
  expect((await cache.getOrLoad(asked(company, minutes), telling('new'))).text).toBe('new');
});

test('a change of its list forgets it, even while it is worked out; others do not', async () => {
  const cache = open();
  const company = randomUUID();
  const change = (topic: 'services' | 'coupons') =>
    world.system.feed.publish({ companyId: company, requestId: 'one', topics: new Set([topic]) });
  const underway = cache.getOrLoad(asked(company), telling('old'));
  change('services');
  expect((await underway).text).toBe('old');
  expect((await cache.getOrLoad(asked(company), telling('new'))).text).toBe('new');
  change('coupons');
  expect((await cache.getOrLoad(asked(company), telling('newer'))).text).toBe('new');
});

test('a failure is told and not kept, and leaves nothing behind', async () => {
  const cache = open();
  const company = randomUUID();
  const failing = cache.getOrLoad(asked(company), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(cache.bytes()).toBe(0);
  expect((await cache.getOrLoad(asked(company), telling('a'))).text).toBe('a');
});

test('it never grows beyond its bytes, and forgets whoever was not asked about for longest', async () => {
  const cache = open(10_000);
  const often = randomUUID();
  const seldom = randomUUID();
  for (const company of [often, seldom]) await cache.getOrLoad(asked(company), telling('old'));
  for (let turn = 0; turn < 100; turn++) {
    await cache.getOrLoad(asked(randomUUID()), telling('x', { bytes: 1_000 }));
    await cache.getOrLoad(asked(often), telling('new'));
    expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  }
  expect((await cache.getOrLoad(asked(often), telling('new'))).text).toBe('old');
  expect((await cache.getOrLoad(asked(seldom), telling('new'))).text).toBe('new');
  await cache.getOrLoad(asked(often, 1), telling('large', { bytes: 20_000, holdsUntil: 0 }));
  expect(cache.bytes()).toBeLessThanOrEqual(10_000);
});

test('while nobody hears of changes, a value lives a second', async () => {
  const { feed } = world.system;
  const deaf = vi.spyOn(feed, 'isListening').mockReturnValue(false);
  const cache = open();
  const company = randomUUID();
  const at = (milliseconds: number) => ({ ...asked(company), now: noon.add({ milliseconds }) });
  await cache.getOrLoad(at(0), telling('old'));
  expect((await cache.getOrLoad(at(999), telling('new'))).text).toBe('old');
  expect((await cache.getOrLoad(at(1000), telling('new'))).text).toBe('new');
  deaf.mockRestore();
});
